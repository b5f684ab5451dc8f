import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Plan } from '@tessera/contract/plans';
import { checkoutPath } from '../lib/checkout-page.ts';
import { sessionSettled, sessionState } from '../state/session-store.ts';

/** Leads to the summary of a plan. Spec 6: a visitor signs in first, and the plan is carried along. */
export function useBuyPlan(): { buy: (plan: Plan) => void; buyingId: string | null } {
  const navigate = useNavigate();
  const [buyingId, setBuyingId] = useState<string | null>(null);
  const goOn = async (planId: string) => {
    const { signInRedirectFor } = await import('../state/member-actions.ts');
    await sessionSettled();
    const intent = { redirectTo: '/#pricing', action: 'subscribe', planId } as const;
    const redirect = signInRedirectFor(sessionState(), intent);
    await navigate(redirect?.to ?? checkoutPath('plan', planId), { state: redirect?.state });
  };
  return {
    buyingId,
    buy: ({ _id }) => {
      setBuyingId(_id);
      // Offline the code cannot be loaded. The next click tries again.
      goOn(_id)
        .catch(() => undefined)
        .finally(() => setBuyingId(null));
    },
  };
}
