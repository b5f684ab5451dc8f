import type { VersionDiff } from '@tessera/contract/versions';

type Kind = VersionDiff['hunks'][number]['lines'][number]['kind'];

/** A line with its number. The marked part is from `start` to `end`, if only a part differs. */
export type DiffLine = {
  kind: Kind;
  number: number;
  text: string;
  mark?: { start: number; end: number };
};

/** Lines beside each other. On one side nothing may stand. */
export type DiffRow = { from: DiffLine | null; to: DiffLine | null };

export type DiffBlock =
  /** Lines that both versions have and that are not shown. */
  | { kind: 'skipped'; count: number; rows: [] }
  | { kind: 'same'; rows: DiffRow[] }
  /** Counted from 1. */
  | { kind: 'change'; place: number; rows: DiffRow[] };

const LEAST_COMMON = 3;

/** What differs within two lines that have a beginning or an end in common. */
export function markedParts(one: string, other: string): [DiffLine['mark'], DiffLine['mark']] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let tail = 0;
  while (tail < shorter - start && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  const common = one.slice(0, start).trim().length + one.slice(one.length - tail).trim().length;
  if (common < LEAST_COMMON) return [undefined, undefined];
  const markIn = (text: string): DiffLine['mark'] =>
    text.length - tail > start ? { start, end: text.length - tail } : undefined;
  return [markIn(one), markIn(other)];
}

const marked = (line: DiffLine, mark: DiffLine['mark']): DiffLine =>
  mark ? { ...line, mark } : line;

/** The first removed line beside the first added one, and so on. */
function beside(removed: readonly DiffLine[], added: readonly DiffLine[]): DiffRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffRow => {
    const [from, to] = [removed[index] ?? null, added[index] ?? null];
    if (!from || !to) return { from, to };
    const [fromMark, toMark] = markedParts(from.text, to.text);
    return { from: marked(from, fromMark), to: marked(to, toMark) };
  });
}

/** The difference as blocks of rows, with the lines between them counted. */
export function blocksOf({ hunks }: Pick<VersionDiff, 'hunks'>): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let place = 0;
  let seen = 0;
  for (const { fromLine, toLine, lines } of hunks) {
    let [from, to] = [fromLine, toLine];
    if (from - 1 > seen) blocks.push({ kind: 'skipped', count: from - 1 - seen, rows: [] });
    for (let index = 0; index < lines.length;) {
      const isSame = lines[index]!.kind === 'same';
      const run = [];
      while (index < lines.length && (lines[index]!.kind === 'same') === isSame)
        run.push(lines[index++]!);
      if (isSame) {
        const rows = run.map(({ text }): DiffRow => ({
          from: { kind: 'same', number: from++, text },
          to: { kind: 'same', number: to++, text },
        }));
        blocks.push({ kind: 'same', rows });
        continue;
      }
      const removed = run
        .filter(({ kind }) => kind === 'removed')
        .map(({ kind, text }): DiffLine => ({ kind, text, number: from++ }));
      const added = run
        .filter(({ kind }) => kind === 'added')
        .map(({ kind, text }): DiffLine => ({ kind, text, number: to++ }));
      blocks.push({ kind: 'change', place: ++place, rows: beside(removed, added) });
    }
    seen = from - 1;
  }
  return blocks;
}

/** Unique within a list of rows, and the same in the next rendering. */
export const keyOf = (...lines: (DiffLine | null | undefined)[]): string =>
  lines.map((line) => line && `${line.kind} ${line.number}`).join();

export const countChanges = (blocks: readonly DiffBlock[]): number =>
  blocks.filter(({ kind }) => kind === 'change').length;

/** Rows below each other: what was removed first, then what was added. */
export const inOneColumn = (rows: readonly DiffRow[]): DiffLine[] => [
  ...rows.flatMap(({ from }) => from ?? []),
  ...rows.flatMap(({ to }) => (to && to.kind !== 'same' ? to : [])),
];
