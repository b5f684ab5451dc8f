import { describe, expect, it } from 'vitest';
import type { Plan } from '@tessera/contract/plans';
import { termsOf } from './item-terms.ts';

const plan = (name: string, price: number, ...accessiblePlans: string[]): Plan => ({
  _id: name,
  name,
  price,
  duration: 30,
  features: [],
  accessiblePlans,
  opens: { components: 0, templates: 0 },
});
const plans = [plan('Pro', 499), plan('Pro Plus', 999, 'Pro'), plan('Studio', 2999, 'Pro')];
const item = (name?: string, price?: number) => ({
  _id: 'item',
  ...(name && { subscriptionPlan: { _id: name, name, price: 0 } }),
  ...(price !== undefined && { price }),
});

describe('what opens an item', () => {
  it('is every plan that reaches it, and a single purchase when it has a price', () => {
    expect(termsOf(item('Pro', 149), plans)).toEqual({
      isFree: false,
      title: 'Included in Pro, Pro Plus and Studio',
      detail: 'Or buy it alone for ₹149, yours for good.',
      opening: 'The code opens with Pro, Pro Plus, Studio or a single purchase',
      openers: plans,
      fromRupees: 499,
    });
  });

  it('never counts a link against its direction', () => {
    const terms = termsOf(item('Pro Plus'), plans);
    expect(terms.title).toBe('Included in Pro Plus');
    expect(terms.opening).toBe('The code opens with Pro Plus');
    expect(terms.detail).toBeNull();
    expect(terms.fromRupees).toBe(999);
  });

  it('is signing in, for free items', () => {
    expect(termsOf(item(), plans)).toMatchObject({
      isFree: true,
      opening: 'Sign in to copy – it is free',
    });
  });

  it('names the plan of the item when the plans cannot be had', () => {
    expect(termsOf(item('Pro', 1_499), [])).toMatchObject({
      title: 'Included in Pro',
      detail: 'Or buy it alone for ₹1,499, yours for good.',
      fromRupees: null,
    });
  });
});
