import type { Chance } from '../world/chance.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const reorder = (value: unknown, sort: (keys: string[]) => string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => reorder(item, sort));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    sort(Object.keys(value)).map((key) => [key, reorder(value[key], sort)]),
  );
};

/** Escapes slashes and all characters beyond ASCII, as PHP does in JSON. */
const escapeLikePhp = (json: string): string =>
  json
    .replaceAll('/', '\\/')
    .replaceAll(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/**
 * Encodes JSON so that parsing and writing it again gives other bytes. A receiver that checks the signature over
 * rewritten JSON fails.
 */
export function encodeBody(value: object, chance: Chance, label: string): string {
  const shuffled =
    chance.fraction(`key order ${label}`) < 0.5
      ? value
      : reorder(value, (keys) => chance.shuffle(keys, `keys ${label}`));
  const compact = escapeLikePhp(JSON.stringify(shuffled));
  return compact === JSON.stringify(JSON.parse(compact))
    ? escapeLikePhp(JSON.stringify(shuffled, null, 4))
    : compact;
}

export const inAlphabeticalOrder = (value: unknown): unknown =>
  reorder(value, (keys) => keys.toSorted());
