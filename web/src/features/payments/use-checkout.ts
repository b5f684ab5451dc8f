import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PAYMENT_SUCCESS_REDIRECT_MS } from '@tessera/contract/constants';
import { pause } from '../../api/retry.ts';
import { endPurchase, type Payment, type Purchase, setPurchase } from '../../state/purchase.ts';
import { sessionState } from '../../state/session-store.ts';
import { notify } from '../../ui/notify.ts';
import { checkOut, type End, type Phase, resume } from './checkout.ts';
import { findInterruptedPurchase } from './stored-payment.ts';

const INITIATE_FAILED = 'Failed to initiate payment';

export type Checkout = {
  phase: Phase;
  /** The buyer closed the dialog, but the payment check continues. */
  isHidden: boolean;
  hasFailed: boolean;
  pay: () => void;
  /** Checks the payment at once. */
  check: () => void;
  close: () => void;
};

/** A buyer who hid a payment and opens the same item again continues that payment and does not pay twice. */
function findInterruptedPayment({ id }: Purchase): Payment | undefined {
  const { user } = sessionState();
  const kept = user && findInterruptedPurchase(user._id);
  return kept?.id === id ? kept.left : undefined;
}

export function useCheckout(purchase: Purchase): Checkout {
  const { isHidden = false } = purchase;
  const [left] = useState(() => purchase.left ?? findInterruptedPayment(purchase));
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>({ at: left ? 'looking' : 'offer' });
  const [hasFailed, setFailed] = useState(false);
  const isAlive = useRef(true);
  const isRunning = useRef(false);
  const hidden = useRef(isHidden);
  useEffect(() => {
    hidden.current = isHidden;
  }, [isHidden]);
  const waiting = useRef<AbortController>(undefined);

  const enter = (next: Phase) => {
    if (isAlive.current) setPhase(next);
  };
  const course = {
    enter,
    isWanted: () => isAlive.current,
    rest: (ms: number) => {
      waiting.current = new AbortController();
      return pause(ms, waiting.current.signal);
    },
  };

  const follow = async (journey: Promise<End>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = await journey.catch((): End => ({
      at: 'failed',
      message: INITIATE_FAILED,
      mayRetry: true,
    }));
    isRunning.current = false;
    if (isAlive.current) arrive(end);
  };

  const arrive = (end: End) => {
    if (end.at === 'redirect') {
      endPurchase();
      void navigate(end.redirect.to, { state: end.redirect.state });
    } else if (end.at === 'reload') {
      // Assigning the same URL would not reload the page.
      if (new URL(end.path, location.href).href === location.href) location.reload();
      else location.assign(end.path);
    } else if (hidden.current && end.at !== 'dismissed') {
      notify({ title: end.message, tone: end.at === 'done' ? 'positive' : 'danger' });
      endPurchase();
    } else if (end.at === 'dismissed') endPurchase();
    else {
      setFailed(end.at === 'failed');
      setPurchase({ ...purchase, isOver: true, hasFailed: end.at === 'failed' });
      setPhase(end);
    }
  };

  const pay = () => {
    if (isRunning.current) return;
    if (purchase.summaryPath !== undefined) {
      endPurchase();
      void navigate(purchase.summaryPath);
      return;
    }
    const wanted = { ...purchase, isOver: false, hasFailed: false };
    setPurchase(wanted);
    void follow(checkOut(wanted, course));
  };

  const close = () => {
    if (phase.at === 'confirming' || phase.at === 'pending')
      setPurchase({ ...purchase, isHidden: true });
    else endPurchase();
  };

  const begin = useEffectEvent(() => {
    isAlive.current = true;
    if (left) void follow(resume(purchase, left, course));
    // The buyer has pressed Pay below the summary. Otherwise the price is shown first.
    else if (purchase.summaryPath === undefined) pay();
  });
  useEffect(() => {
    begin();
    return () => {
      isAlive.current = false;
      waiting.current?.abort();
    };
  }, []);

  const goOn = useEffectEvent(() => {
    endPurchase();
    void navigate('/dashboard/subscription');
  });
  const isBound = phase.at === 'done' && purchase.kind === 'plan' && !isHidden;
  useEffect(() => {
    if (!isBound) return undefined;
    const timer = setTimeout(() => goOn(), PAYMENT_SUCCESS_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isBound]);

  return {
    phase,
    isHidden,
    hasFailed,
    pay,
    check: () => waiting.current?.abort(),
    close,
  };
}
