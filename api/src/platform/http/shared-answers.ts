import type { Encoding } from '../cache/public-cache.ts';

const readAccepted = (accepts: string): Encoding | null => {
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : null;
};

/** Browsers say the same again and again, so the last one is remembered. */
let last: { accepts: string; encoding: Encoding | null } = { accepts: '', encoding: null };

/** The best encoding a browser takes that we can make, or null for none. */
export function encodingFor(accepts = ''): Encoding | null {
  if (accepts !== last.accepts) last = { accepts, encoding: readAccepted(accepts) };
  return last.encoding;
}

/** Parameters that change a public answer; a cache in front keys by these alone. */
const KEYED = new Set(['category', 'search', 'cursor', 'limit']);

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
};

/**
 * Whether a cache in front reads the address as we do. One that is spelled otherwise (`%73earch`, `SEARCH`, twice the
 * same name) is answered, but must not be kept: the copy would be handed to people who asked for something else.
 */
export function isPlainlySpelled(url: string): boolean {
  const query = url.split('?').slice(1).join('?');
  const seen = new Set<string>();
  for (const part of query.split('&')) {
    const raw = part.split('=', 1)[0] ?? '';
    const name = decoded(raw).toLowerCase();
    if (!KEYED.has(name)) continue;
    if (raw !== name || seen.has(name)) return false;
    seen.add(name);
  }
  return true;
}
