import type { AuditAction } from '@tessera/contract/audit-words';
import { AppError } from './errors.ts';
import { sha256Of } from './sha256.ts';

// What components and templates of the catalogue have in common when they are published.

export type GoodsOutcome = 'created' | 'new version' | 'edited' | 'put back' | 'unchanged';

export const GOODS_ACTIONS: Record<Exclude<GoodsOutcome, 'unchanged'>, AuditAction> = {
  created: 'publish',
  'new version': 'update',
  edited: 'update',
  'put back': 'put-back',
};

/** Far more than a catalogue that lives in a repository can hold. */
export const GOODS_MAX = 10_000;

/** Instead of a hash: the catalogue no longer has the item, so it was withdrawn. */
export const LEFT = 'left the catalogue';
/** Instead of a hash: an admin put such an item back, so it is not withdrawn again. */
export const KEPT = 'kept by an admin';

/** A hash of the whole item. A row with this hash is as the catalogue published it, or as an admin changed it. */
export const goodsFingerprintOf = (good: object): string => sha256Of(JSON.stringify(good));

type GoodsRow = { status: string; goodsFingerprint: string | null };

/** It was withdrawn because the catalogue no longer had it. */
export const hasLeft = ({ status, goodsFingerprint }: GoodsRow): boolean =>
  status === 'withdrawn' && goodsFingerprint === LEFT;

/** Compares an item of the catalogue with the row of its slug. Undefined: the item has changed. */
export function compareGoods(
  noun: 'component' | 'template',
  current: GoodsRow,
  good: object,
): 'unchanged' | 'put back' | undefined {
  if (current.goodsFingerprint === null)
    throw new AppError('CONFLICT', {
      message: `Its slug belongs to a ${noun} that the catalogue did not publish.`,
    });
  if (current.goodsFingerprint === goodsFingerprintOf(good)) return 'unchanged';
  return hasLeft(current) ? 'put back' : undefined;
}
