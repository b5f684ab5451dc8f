import { emitDispute } from '../webhooks/events.ts';
import type { Dispute, Payment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { planSettlement } from './settlements.ts';

/** The documented usual case: the amount is deducted when the dispute is opened, and returned when it is won. */
export function openDispute(
  world: World,
  payment: Payment,
  {
    amount = payment.amount,
    deduct = false,
  }: { amount?: number | undefined; deduct?: boolean | undefined } = {},
): Dispute {
  const dispute: Dispute = {
    id: world.newId('disp'),
    account: payment.account,
    payment: payment.id,
    amount,
    amountDeducted: deduct ? amount : 0,
    amountReturned: 0,
    status: 'open',
    createdAt: world.seconds(),
    settlement: null,
    returnSettlement: null,
  };
  if (deduct) planSettlement(world, dispute.account);
  world.disputes.save(dispute);
  emitDispute(world, 'payment.dispute.created', dispute, payment);
  return dispute;
}

export function moveDispute(
  world: World,
  dispute: Dispute,
  step: string,
  deduct = step === 'lost',
) {
  const payment = world.payments.find(dispute.payment)!;
  if (step === 'won' || step === 'lost' || step === 'closed' || step === 'under_review')
    dispute.status = step;
  else if (step === 'action_required') dispute.status = 'open';
  else throw new Error(`a dispute knows no step called ${step}`);
  if (deduct) dispute.amountDeducted = dispute.amount;
  if (step === 'won') dispute.amountReturned = dispute.amountDeducted;
  if (deduct || dispute.amountReturned > 0) planSettlement(world, dispute.account);
  world.disputes.save(dispute);
  emitDispute(world, `payment.dispute.${step}`, dispute, payment);
}
