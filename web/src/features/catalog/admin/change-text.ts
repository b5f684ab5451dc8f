import type { ChangeNote } from '@tessera/contract/change-note';

/** The same limits as in the contract. Importing them would add the whole schema to the bundle. */
const CHANGES_MAX = 12;
const CHANGE_MAX_LENGTH = 200;

const KINDS = ['mended', 'added', 'changed'] as const;
const KIND = new RegExp(`^(${KINDS.join('|')})\\b[.:,]?\\s*`, 'i');

/** One change for each line. A line without a kind is a change. */
export function readChanges(typed: string): ChangeNote['notes'] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const kind = KINDS.find((known) => known === KIND.exec(line)?.[1]?.toLowerCase());
      const text = line.replace(KIND, '').trim();
      return kind && text ? { kind, text } : { kind: 'changed', text: line };
    });
}

export function findChangesError(typed: string): string | false {
  const notes = readChanges(typed);
  if (notes.length === 0) return 'Say what changed in the code.';
  if (notes.length > CHANGES_MAX) return `At most ${CHANGES_MAX} lines.`;
  return (
    notes.some(({ text }) => text.length > CHANGE_MAX_LENGTH) &&
    `A line has at most ${CHANGE_MAX_LENGTH} characters.`
  );
}
