import { RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';

/** What one page hands to the next, in the history entry: not in the address, and still there after a reload. */
export type PassedEmail = {
  email: string;
  /** In development the server tells the code. */
  otp?: string;
  /** When a code was last asked for; without it none was. */
  sentAt?: number;
};

export const passEmail = (email: string, sent?: { otp?: string | undefined }): PassedEmail => ({
  email,
  ...(sent && { sentAt: Date.now() }),
  ...(sent?.otp !== undefined && { otp: sent.otp }),
});

export function readPassedEmail(state: unknown): PassedEmail | null {
  const { email, otp, sentAt } = (state ?? {}) as Partial<Record<keyof PassedEmail, unknown>>;
  if (typeof email !== 'string' || email === '') return null;
  return {
    email,
    ...(typeof otp === 'string' && { otp }),
    ...(typeof sentAt === 'number' && { sentAt }),
  };
}

export function cooldownLeft({ sentAt }: PassedEmail, now = Date.now()): number {
  if (sentAt === undefined) return 0;
  const left = Math.ceil((sentAt - now) / 1000) + RESEND_COOLDOWN_SECONDS;
  // A clock that was set back must not lock the button for longer.
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, left));
}
