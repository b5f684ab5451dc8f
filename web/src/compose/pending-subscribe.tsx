import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Plan } from '@tessera/contract/plans';
import { checkoutPath } from '../lib/checkout-page.ts';
import { useSession } from '../state/session.tsx';

type PendingSubscribeProps = { plans: readonly Plan[] };

/** Spec 6: continues the purchase of a plan that a visitor chose before signing in. */
export function PendingSubscribe({ plans }: PendingSubscribeProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const isWanted = user?.isVerified === true && search.includes('action=subscribe');

  const begin = useEffectEvent(() => {
    const parameters = new URLSearchParams(search);
    const plan = plans.find(({ _id }) => _id === parameters.get('planId'));
    parameters.delete('action');
    parameters.delete('planId');
    const rest = parameters.size > 0 ? `?${parameters}` : '';
    void navigate(plan ? checkoutPath('plan', plan._id) : pathname + rest + hash, {
      replace: true,
      preventScrollReset: !plan,
    });
  });
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);

  return null;
}
