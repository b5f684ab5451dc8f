const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

export type PictureKind = 'png' | 'jpeg' | 'webp';

/** The number of leading bytes that identify the format. */
export const KIND_BYTES = 12;

/** Detects the format from the first bytes. The content type sent by the client cannot be trusted. */
export function findKind(bytes: Buffer): PictureKind | null {
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? 'webp'
    : null;
}
