import { expect, test } from 'vitest';
import { usageParts } from './usage-text.tsx';

const codeIn = (usage: string) =>
  usageParts(usage).flatMap(({ text, isCode }) => (isCode ? [text] : []));

test.each([
  [
    'lead and stories are { kicker, href }, briefs are { title }. Pass your own picture as a React node. --brand is the spot colour.',
    ['lead', 'stories', '{ kicker, href }', 'briefs', '{ title }', '--brand'],
  ],
  [
    'people are { name, zone } with IANA zones. The hour starts in the best window; onPick receives the moment.',
    ['people', '{ name, zone }', 'onPick'],
  ],
  ['releases are { version }; a change is { kind }.', ['releases', '{ version }', '{ kind }']],
  ['dishes are text; locale and currency write the prices.', ['dishes', 'locale', 'currency']],
  ['Set `dense` for tables.', ['dense']],
  ['Put it below the fold.\nThen breathe. It is fine.', []],
])('names of props and shapes are code: %s', (usage, code) => {
  expect(codeIn(usage)).toEqual(code);
});

test('nothing but the marks of code is lost', () => {
  const usage = 'lead and stories are { kicker }. Use `dense`.';
  const whole = usageParts(usage).map(({ text }) => text);
  expect(whole.join('')).toBe(usage.replaceAll('`', ''));
});
