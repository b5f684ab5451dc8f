import { type HeldPlan, mayCopy, NO_USER_ACCESS } from '@tessera/contract/access';
import type { Plan } from '@tessera/contract/plans';
import type { HeldPlan as RunningPlan } from '@tessera/contract/subscriptions';

const DAY_MS = 24 * 3_600_000;

/** What a plan is to somebody with these running plans. */
export type Holding =
  | { kind: 'none' }
  | { kind: 'held'; endsAt: Date; extendedTo: Date }
  | { kind: 'included'; by: string }
  | { kind: 'upgrade'; from: RunningPlan };

/** The access rule itself decides, so that a card cannot promise something else. */
const opens = (held: HeldPlan, plan: { _id: string; name: string }): boolean =>
  mayCopy({ ...NO_USER_ACCESS, activePlans: [held] }, { _id: '', subscriptionPlan: plan });

export function holdingOf(
  plan: Pick<Plan, '_id' | 'name' | 'duration' | 'accessiblePlans'>,
  running: readonly RunningPlan[],
): Holding {
  const same = running.find(({ _id }) => _id === plan._id);
  if (same) {
    const endsAt = new Date(same.expiresAt);
    return {
      kind: 'held',
      endsAt,
      extendedTo: new Date(endsAt.getTime() + plan.duration * DAY_MS),
    };
  }
  const opener = running.find((held) => opens(held, plan));
  if (opener) return { kind: 'included', by: opener.name };
  const from = running.find((held) => opens(plan, held));
  return from ? { kind: 'upgrade', from } : { kind: 'none' };
}
