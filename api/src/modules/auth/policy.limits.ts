import { RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** How often somebody may try: each counts by address, by network, or by both, and throws when it is too often. */
export type Limits = {
  /** Passwords for one address from one network, and for all addresses from one network. */
  signIn: Gate;
  signInFrom: Gate;
  /** Codes tried for one address from one network; each code also counts its own five tries. */
  guess: Gate;
  /** Codes asked for by one network, and sent to one address. */
  askFrom: Gate;
  sendTo: Gate;
  /** The spec's minute between two codes. Registering starts it without waiting for it. */
  cooldown: Gate;
  startCooldown: Gate;
};

const HOUR = 3_600;

export function createLimits(limiter: MakeLimiter, factor: number): Limits {
  const { counted, pause } = createGates(limiter, factor);
  const [hourly, daily] = [counted('send-to', 6, HOUR), counted('send-to-daily', 15, 24 * HOUR)];
  return {
    signIn: counted('sign-in', 10, HOUR / 4),
    signInFrom: counted('sign-in-from', 100, HOUR),
    guess: counted('guess', 10, HOUR / 6),
    askFrom: counted('ask-from', 30, HOUR),
    sendTo: async (email) => {
      await hourly(email);
      await daily(email);
    },
    ...pause('cooldown', RESEND_COOLDOWN_SECONDS),
  };
}
