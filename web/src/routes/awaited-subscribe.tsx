import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Plan } from '@tessera/contract/plans';
import { useSession } from '../lib/session.tsx';

type AwaitedSubscribeProps = { plans: readonly Plan[]; onBuy: (plan: Plan) => void };

/** Spec 6: continues the purchase of a plan that a visitor chose before signing in. */
export function AwaitedSubscribe({ plans, onBuy }: AwaitedSubscribeProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const isWanted = user?.isVerified === true && search.includes('action=subscribe');

  const begin = useEffectEvent(() => {
    const wishes = new URLSearchParams(search);
    const plan = plans.find(({ _id }) => _id === wishes.get('planId'));
    wishes.delete('action');
    wishes.delete('planId');
    const rest = wishes.size > 0 ? `?${wishes}` : '';
    void navigate(pathname + rest + hash, { replace: true, preventScrollReset: true });
    if (plan) onBuy(plan);
  });
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);

  return null;
}
