import { RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** Rate limits by network or by address. Each throws when it is exceeded. */
export type ApplicationLimits = {
  applyFrom: Gate;
  applyAs: Gate;
  askFrom: Gate;
  guess: Gate;
  sendTo: Gate;
  /** A minute between two codes. Applying starts it without waiting for it. */
  cooldown: Gate;
  startCooldown: Gate;
};

const HOUR = 3_600;

export function createApplicationLimits(limiter: MakeLimiter, factor: number): ApplicationLimits {
  const { counted, mails, pause } = createGates(limiter, factor);
  return {
    applyFrom: counted('apply-from', 20, HOUR),
    applyAs: counted('apply-as', 10, 24 * HOUR),
    askFrom: counted('application-ask-from', 20, HOUR),
    guess: counted('application-guess', 10, HOUR / 6),
    sendTo: mails('application-send-to'),
    ...pause('application-cooldown', RESEND_COOLDOWN_SECONDS),
  };
}
