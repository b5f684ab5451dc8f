import type { PictureProps } from './drawing';
import { Rows } from './rows';

/** Parts of an answer that differ each time, and what they may be. */
export function DocsPatterns({ title }: PictureProps) {
  return (
    <Rows
      title={title}
      rows={[
        ['created_at', 'any date'],
        ['refund.id', 'any id'],
        ['signature', 'any 64 characters'],
        ['balance.after', 'any amount'],
      ]}
    />
  );
}
