import { RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** Rate limits by address, by network, or by both. Each throws when it is exceeded. */
export type Limits = {
  /** Password attempts for one address from one network, and for all addresses from one network. */
  signIn: Gate;
  signInFrom: Gate;
  /** Code attempts for one address from one network. Each code has its own limit of five attempts too. */
  guess: Gate;
  /** Codes requested by one network, and codes sent to one address. */
  askFrom: Gate;
  sendTo: Gate;
  /** The minute between two codes, by the spec. Registering starts it without waiting for it. */
  cooldown: Gate;
  startCooldown: Gate;
};

const HOUR = 3_600;

export function createLimits(limiter: MakeLimiter, factor: number): Limits {
  const { counted, mails, pause } = createGates(limiter, factor);
  return {
    signIn: counted('sign-in', 10, HOUR / 4),
    signInFrom: counted('sign-in-from', 100, HOUR),
    guess: counted('guess', 10, HOUR / 6),
    askFrom: counted('ask-from', 30, HOUR),
    sendTo: mails('send-to'),
    ...pause('cooldown', RESEND_COOLDOWN_SECONDS),
  };
}
