import type { Access } from '@tessera/contract/endpoint';
import { AppError } from '../errors.ts';

/** The account in whose name a request acts. */
export type Holder = {
  userId: string;
  role: 'admin' | 'user';
  isVerified: boolean;
};

/** The authenticated user of a request to an endpoint of the contract. Keys of accounts are not accepted there. */
export type Principal = Holder & { sessionId: string };

/** What is known about the client of a request. It is used for rate limits and to name sessions. */
export type Client = {
  network: string;
  userAgent: string;
  cookie: (name: string) => string | null;
};

/** Turns a bearer token into a principal. Returns null when the token is unknown or no longer valid. */
export type Authenticate = (token: string) => Promise<Principal | null>;

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

export const bearerToken = (header: string | undefined): string | null =>
  BEARER.exec(header ?? '')?.[1] ?? null;

/** Decides access for all endpoints. */
export function admit(access: Exclude<Access, 'public'>, principal: Principal | null): void {
  if (access === 'optional') return;
  if (!principal) throw new AppError('UNAUTHENTICATED');
  if (access === 'user') return;
  if (!principal.isVerified) throw new AppError('NOT_VERIFIED');
  if (access === 'admin' && principal.role !== 'admin') throw new AppError('FORBIDDEN');
}
