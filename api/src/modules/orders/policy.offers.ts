import { mayCopy, type UserAccess } from '@tessera/contract/access';
import { AppError } from '../../platform/errors.ts';

type Component = {
  id: string;
  planId: string | null;
  planName: string | null;
  pricePaise: number | null;
};

export type ComponentOffer =
  | { offer: 'sold'; pricePaise: number }
  | { offer: 'owned' | 'included'; pricePaise: number | null };

/** Whether a published component is sold to this user. An admin buys like everybody else. */
export function offerOf(
  { id, planId, planName, pricePaise }: Component,
  holdings: UserAccess,
): ComponentOffer {
  if (holdings.purchasedIds.includes(id)) return { offer: 'owned', pricePaise };
  if (planId === null) throw new AppError('NOT_SOLD', { message: 'This component is free' });
  if (pricePaise === null) throw new AppError('NOT_SOLD');
  const subscriptionPlan = { _id: planId, name: planName ?? '' };
  return mayCopy({ ...holdings, isAdmin: false }, { _id: id, subscriptionPlan })
    ? { offer: 'included', pricePaise }
    : { offer: 'sold', pricePaise };
}
