import { createHash } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export type Chance = ReturnType<typeof createChance>;

/** Deterministic randomness. A value depends only on the seed and the label, not on earlier values. */
export function createChance(seed: string) {
  const bytes = (label: string) => createHash('sha256').update(`${seed}|${label}`).digest();
  const fraction = (label: string) => bytes(label).readUIntBE(0, 6) / 2 ** 48;
  return {
    fraction,
    between: (min: number, max: number, label: string) =>
      min + Math.floor(fraction(label) * (max - min + 1)),
    happens: (probability: number, label: string) =>
      probability > 0 && fraction(label) < probability,
    pick: <T>(items: readonly T[], label: string): T =>
      items[Math.floor(fraction(label) * items.length)]!,
    /** At most sixteen letters, since one digest provides no more. */
    letters: (count: number, label: string) => {
      const digest = bytes(label);
      let text = '';
      for (let i = 0; i < count; i++) text += LETTERS[digest.readUInt16BE(i * 2) % LETTERS.length];
      return text;
    },
    digits: (count: number, label: string) =>
      String(bytes(label).readUIntBE(0, 6) % 10 ** count).padStart(count, '0'),
    /** Uses a linear congruential generator, which is cheaper than a digest for every item. */
    shuffle: <T>(items: readonly T[], label: string): T[] => {
      let state = bytes(label).readUInt32BE(0);
      return items
        .map((item) => {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          return { item, rank: state };
        })
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item);
    },
  };
}
