import { expect, test } from 'vitest';
import { holdingOf } from './holding.ts';

const pro = { _id: 'pro', name: 'Pro', duration: 30, accessiblePlans: [] };
const plus = { _id: 'plus', name: 'Pro Plus', duration: 30, accessiblePlans: ['pro'] };
const other = { _id: 'other', name: 'Icons', duration: 30, accessiblePlans: [] };
const running = (plan: typeof pro | typeof plus) => ({
  ...plan,
  price: 499,
  expiresAt: '2026-12-07T06:00:00.000Z',
});

test('a held plan is extended from its end', () => {
  expect(holdingOf(pro, [running(pro)])).toEqual({
    kind: 'held',
    endsAt: new Date('2026-12-07T06:00:00.000Z'),
    extendedTo: new Date('2027-01-06T06:00:00.000Z'),
  });
});

test('a plan that opens the held one is an upgrade', () => {
  expect(holdingOf(plus, [running(pro)])).toMatchObject({ kind: 'upgrade', from: { name: 'Pro' } });
});

test('a plan that the held one opens is included', () => {
  expect(holdingOf(pro, [running(plus)])).toEqual({ kind: 'included', by: 'Pro Plus' });
});

test('another plan is bought beside it, and nothing held means nothing special', () => {
  expect(holdingOf(other, [running(pro)])).toEqual({ kind: 'none' });
  expect(holdingOf(plus, [])).toEqual({ kind: 'none' });
});
