import type { Access } from '@tessera/contract/endpoint';
import { AppError } from '../errors.ts';

/** Who is asking. API keys will join sessions, with scopes of their own. */
export type Principal = {
  kind: 'session' | 'key';
  sessionId: string;
  userId: string;
  role: 'admin' | 'user';
  isVerified: boolean;
  scopes: readonly string[];
};

/** What a request says of the machine it comes from: for limits, and to name a session. */
export type Client = {
  network: string;
  userAgent: string;
  cookie: (name: string) => string | null;
};

/** Turns a bearer token into a principal, or null when it is not (or no longer) good. */
export type Authenticate = (token: string) => Promise<Principal | null>;

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

export const bearerToken = (header: string | undefined): string | null =>
  BEARER.exec(header ?? '')?.[1] ?? null;

/** The one place where access is decided. */
export function admit(access: Exclude<Access, 'public'>, principal: Principal | null): void {
  if (access === 'optional') return;
  if (!principal) throw new AppError('UNAUTHENTICATED');
  if (access === 'user') return;
  if (!principal.isVerified) throw new AppError('NOT_VERIFIED');
  if (access === 'admin' && principal.role !== 'admin') throw new AppError('FORBIDDEN');
}
