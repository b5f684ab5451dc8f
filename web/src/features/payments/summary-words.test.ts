import { expect, test } from 'vitest';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { openedWords } from './summary-words.ts';

const summary = (more: Partial<CheckoutSummary>) =>
  ({
    item: { name: 'Pro Plus' },
    opens: { components: 90, templates: 2 },
    more: { components: 12, templates: 0 },
    heldUntil: null,
    otherPlans: [],
    ...more,
  }) as unknown as CheckoutSummary;
const otherPlans = [{ name: 'Pro' }] as unknown as CheckoutSummary['otherPlans'];

test.each([
  [{}, '90 components and 2 templates open at once.'],
  [{ otherPlans }, '12 more components open at once.'],
  [{ otherPlans, more: { components: 0, templates: 1 } }, '1 more template opens at once.'],
  [
    { otherPlans, more: { components: 0, templates: 0 } },
    'Pro Plus opens nothing that your plans do not open already.',
  ],
  [{ heldUntil: '2026-12-07T06:00:00.000Z' }, '90 components and 2 templates stay open.'],
])('what a plan opens is said without empty parts (%#)', (more, words) => {
  expect(openedWords(summary(more))).toBe(words);
});
