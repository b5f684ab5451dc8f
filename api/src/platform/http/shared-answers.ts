import { CACHE_KEY_PARAMETERS } from '@tessera/contract/public-responses';

const KEYED = new Set(CACHE_KEY_PARAMETERS);

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
};

/**
 * Whether a cache in front of the server reads the address as the server does. It does not for other spellings, such as
 * `%73earch`, `SEARCH`, or a name that occurs twice.
 * The response to such an address must not be cached, because the cache would return it for other addresses.
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
