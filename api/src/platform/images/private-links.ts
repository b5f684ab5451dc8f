import type { Clock } from '../clock.ts';
import { codeDigest, sameDigest } from '../tokens.ts';

export const PRIVATE_MEDIA = '/media/private';

export type PrivateLinks = ReturnType<typeof createPrivateLinks>;

/** Creates addresses for private images on our own origin. Pages may show images from no other origin. */
export function createPrivateLinks({ secret, clock }: { secret: string; clock: Clock }) {
  const signatureOf = (key: string, until: number) =>
    codeDigest(secret, 'private-media', key, String(until));

  return {
    /** Check access before calling this. The link works for every client that has it, until it expires. */
    linkTo(key: string, seconds: number): string {
      const until = Math.floor(clock.now().getTime() / 1000) + seconds;
      const signature = signatureOf(key, until).toString('base64url');
      return `${PRIVATE_MEDIA}/${key}?until=${until}&signature=${signature}`;
    },

    isGood(key: string, until: number, signature: string): boolean {
      const right = sameDigest(signatureOf(key, until), Buffer.from(signature, 'base64url'));
      return right && until > clock.now().getTime() / 1000;
    },
  };
}
