import { fault, type Mutant } from './mutant.ts';

const orders = (file: string): string => `api/src/modules/orders/${file}`;
const TESTS = [orders('service.upgrades.test.ts')];

/** Faults about the credit for unused days, and about plans that wait for another one. */
export const upgrades: readonly Mutant[] = [
  fault(
    'a credit is rounded up',
    orders('policy.upgrade.ts'),
    'const creditPaise = Math.floor((paidPaise * days) / ofDays);',
    'const creditPaise = Math.ceil((paidPaise * days) / ofDays);',
    [orders('policy.upgrade.test.ts')],
  ),
  fault(
    'the credit of an order never ends',
    orders('policy.upgrade.ts'),
    'begunAt.getTime() - order.createdAt.getTime() <= VALID_MS;',
    'begunAt.getTime() - order.createdAt.getTime() <= Infinity;',
    [orders('policy.upgrade.test.ts')],
  ),
  fault(
    'a payment uses a credit that another one has used',
    orders('service.upgrades.ts'),
    '(await subscriptions.areHeld(tx, order.userId, ids)) &&',
    '',
    TESTS,
    'two orders in two tabs',
  ),
  fault(
    'the plan that is left runs on beside the upgrade',
    orders('service.upgrades.ts'),
    'for (const { grantId } of credits) await subscriptions.take(tx, grantId, userId);',
    '',
    TESTS,
    'an upgrade takes the unused days off',
  ),
  fault(
    'a refund of the upgrade brings nothing back',
    'api/src/modules/refunds/service.recording.ts',
    'const txns = await upgrades.giveBack(tx, order, paymentId);',
    'const txns: Txn[] = [];',
    TESTS,
    'a refund of the upgrade brings the days back',
  ),
  fault(
    'what was credited is refunded as well',
    'api/src/modules/refunds/policy.refundable.ts',
    'requestedPaise - lostPaise - creditedPaise)',
    'requestedPaise - lostPaise - creditedPaise * 0)',
    [orders('service.credits.test.ts')],
    'what was credited cannot be refunded',
  ),
  fault(
    'a credit counts what was refunded meanwhile',
    orders('repository.credits.ts'),
    '${PAID} >= c.paid_paise',
    '${PAID} >= 0',
    TESTS,
    'the payment behind it is refunded meanwhile',
  ),
  fault(
    'a lower plan begins beside the higher one',
    'api/src/modules/subscriptions/policy.ts',
    'grant.planId === planId || isCovering(grant, planId, links)',
    'grant.planId === planId',
    TESTS,
    'a lower plan begins when the higher one ends',
  ),
];
