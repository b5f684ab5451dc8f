import { CREATOR_UPLOAD_TIMEOUT_MS } from './application-rules.ts';
import type { Address } from './endpoint.ts';

/** Calls of applicants. Only the page of the creator program has them in its bundle. */
export const creatorAddresses = {
  userApplication: { method: 'GET', path: '/creator/user-application', kind: 'json' },
  applyAsCreator: {
    method: 'POST',
    path: '/creator/apply',
    kind: 'multipart',
    timeoutMs: CREATOR_UPLOAD_TIMEOUT_MS,
  },
  confirmApplication: { method: 'POST', path: '/creator/confirm', kind: 'json' },
  answerPlansQuestion: { method: 'PUT', path: '/creator/plans-consent', kind: 'json' },
  resendApplicationCode: { method: 'POST', path: '/creator/resend-code', kind: 'json' },
} as const satisfies Record<string, Address>;

export type CreatorName = keyof typeof creatorAddresses;
