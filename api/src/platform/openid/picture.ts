import sharp from 'sharp';
import { findKind } from '../images/kinds.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const SIDE_PX = 256;

/** Allows https addresses and the origin of the provider. A development provider has no certificate. */
function isAllowed(address: string, issuer: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || url.origin === new URL(issuer).origin;
}

/**
 * Fetches a PNG, JPEG or WebP. Returns null for anything else, for a file that is too large, and for an address that is
 * not allowed.
 */
export async function fetchPicture(
  address: string,
  issuer: string,
  o: { timeoutMs?: number } = {},
): Promise<Buffer | null> {
  if (!isAllowed(address, issuer)) return null;
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(o.timeoutMs ?? TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`the picture's server answered ${response.status}`);
  if (!response.ok || !response.body) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection, so the rest is not downloaded.
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  const picture = Buffer.concat(chunks);
  return findKind(picture) ? picture : null;
}

/** Re-encodes the image, so that none of its metadata is kept. Returns null when it cannot be decoded. */
export async function squareAvatar(picture: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    return null;
  }
}
