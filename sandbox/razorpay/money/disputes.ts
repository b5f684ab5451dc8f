import { emitDispute } from '../webhooks/events.ts';
import type { Dispute, Payment } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { planSettlement } from './settlements.ts';

export function openDispute(world: World, payment: Payment, amount = payment.amount): Dispute {
  const dispute: Dispute = {
    id: world.newId('disp'),
    account: payment.account,
    payment: payment.id,
    amount,
    amountDeducted: 0,
    status: 'open',
    createdAt: world.seconds(),
    settlement: null,
  };
  world.disputes.save(dispute);
  emitDispute(world, 'payment.dispute.created', dispute, payment);
  return dispute;
}

export function moveDispute(world: World, dispute: Dispute, step: string) {
  const payment = world.payments.find(dispute.payment)!;
  if (step === 'won' || step === 'lost' || step === 'closed' || step === 'under_review')
    dispute.status = step;
  else if (step === 'action_required') dispute.status = 'open';
  else throw new Error(`a dispute knows no step called ${step}`);
  if (step === 'lost') {
    dispute.amountDeducted = dispute.amount;
    planSettlement(world, dispute.account);
  }
  world.disputes.save(dispute);
  emitDispute(world, `payment.dispute.${step}`, dispute, payment);
}
