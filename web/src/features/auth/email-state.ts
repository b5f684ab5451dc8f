import { RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';

/** Data for the next page, stored in the history entry: not in the URL, and still there after a reload. */
export type EmailState = {
  email: string;
  /** In development the server sends the code in its response. */
  otp?: string;
  /** When a code was last requested; undefined when none was. */
  sentAt?: number;
};

export const toEmailState = (email: string, sent?: { otp?: string | undefined }): EmailState => ({
  email,
  ...(sent && { sentAt: Date.now() }),
  ...(sent?.otp !== undefined && { otp: sent.otp }),
});

export function readEmailState(state: unknown): EmailState | null {
  const { email, otp, sentAt } = (state ?? {}) as Partial<Record<keyof EmailState, unknown>>;
  if (typeof email !== 'string' || email === '') return null;
  return {
    email,
    ...(typeof otp === 'string' && { otp }),
    ...(typeof sentAt === 'number' && { sentAt }),
  };
}

export function cooldownLeft({ sentAt }: EmailState, now = Date.now()): number {
  if (sentAt === undefined) return 0;
  const left = Math.ceil((sentAt - now) / 1000) + RESEND_COOLDOWN_SECONDS;
  // A clock that was set back must not lock the button for longer than the cooldown.
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, left));
}
