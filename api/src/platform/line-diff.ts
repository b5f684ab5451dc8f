import { structuredPatch } from 'diff';
import type { VersionDiff } from '@tessera/contract/versions';

type Hunk = VersionDiff['hunks'][number];
type Line = Hunk['lines'][number];

export type LineDiff = Pick<VersionDiff, 'added' | 'removed' | 'hunks'>;

/** Lines around a change that are shown too. */
const CONTEXT = 3;
/** Texts above a limit are not compared. The time of the comparison grows with the number of edits. */
const LINES_MAX = 5_000;
const LIMITS = { maxEditLength: 4_000, timeout: 1_000 };

const KINDS: Record<string, Line['kind']> = { ' ': 'same', '+': 'added', '-': 'removed' };

/** The last line may have no line break. A note of the package about that is no line of the text. */
const linesOf = (lines: readonly string[]): Line[] =>
  lines.flatMap((line) => {
    const kind = KINDS[line.slice(0, 1)];
    return kind ? [{ kind, text: line.slice(1) }] : [];
  });

const countLines = (text: string): number => text.split('\n', LINES_MAX + 1).length;

/** What differs, line by line. Null when the texts are too long or differ too much. */
export function findLineDiff(before: string, after: string): LineDiff | null {
  if (Math.max(countLines(before), countLines(after)) > LINES_MAX) return null;
  const patch = structuredPatch('', '', before, after, undefined, undefined, {
    context: CONTEXT,
    ...LIMITS,
  });
  if (!patch) return null;
  const hunks = patch.hunks.map(({ oldStart, newStart, lines }): Hunk => ({
    fromLine: oldStart,
    toLine: newStart,
    lines: linesOf(lines),
  }));
  const count = (wanted: Line['kind']) =>
    hunks.reduce((sum, { lines }) => sum + lines.filter(({ kind }) => kind === wanted).length, 0);
  return { added: count('added'), removed: count('removed'), hunks };
}

/** How many lines differ. Null when the texts are not compared. */
export function countChangedLines(
  before: string,
  after: string,
): { linesAdded: number | null; linesRemoved: number | null } {
  const diff = findLineDiff(before, after);
  return { linesAdded: diff?.added ?? null, linesRemoved: diff?.removed ?? null };
}
