import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { seal, unseal } from '../tokens.ts';
import type { Client } from './principal.ts';

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** A short-lived cookie that is signed. Scripts cannot read it, and the client cannot change it. */
export function createSealedCookie<T extends z.ZodObject>(o: {
  origin: string;
  name: string;
  /** The purpose of the value, for a cookie that is used for several purposes. */
  holds?: string;
  seconds: number;
  secret: string;
  clock: Clock;
  shape: T;
}) {
  const https = o.origin.startsWith('https:');
  // Under https the `__Host-` prefix prevents other hosts from setting the cookie.
  const name = `${https ? '__Host-' : ''}tessera-${o.name}`;
  const holds = o.holds ?? o.name;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  return {
    write(value: z.output<T>): string {
      const until = o.clock.now().getTime() + o.seconds * 1000;
      const sealed = seal(o.secret, { ...value, sealedAs: holds, until });
      return `${name}=${sealed}; Max-Age=${o.seconds}; ${attributes}`;
    },
    clear: (): string => `${name}=; Max-Age=0; ${attributes}`,
    read(client: Client): z.output<T> | null {
      const value = unseal(o.secret, client.cookie(name));
      if (typeof value !== 'object' || value === null) return null;
      const { sealedAs, until } = value as { sealedAs?: unknown; until?: unknown };
      // One secret signs several cookies. The value of one must not be accepted as the value of another.
      if (sealedAs !== holds || typeof until !== 'number') return null;
      if (until <= o.clock.now().getTime()) return null;
      return o.shape.safeParse(value).data ?? null;
    },
  };
}
