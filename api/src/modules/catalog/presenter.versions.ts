import { z } from 'zod';
import { changeNote } from '@tessera/contract/change-note';
import type { ComponentVersion } from '@tessera/contract/versions';
import type { ListedVersion } from './repository.versions.ts';

const measured = z.object({
  size: z.object({ figures: z.object({ scriptBytes: z.int(), styleBytes: z.int() }) }),
});

export function presentVersion(row: ListedVersion, currentId: string): ComponentVersion {
  const { number, publishedAt, linesAdded, linesRemoved, lines } = row;
  const figures = measured.safeParse(row.checks).data?.size.figures;
  return {
    number,
    publishedAt: publishedAt.toISOString(),
    note: changeNote.safeParse(row.changeNote).data ?? null,
    linesAdded,
    linesRemoved,
    lines,
    ...(figures && { gzipBytes: figures.scriptBytes + figures.styleBytes }),
    isCurrent: row.id === currentId,
  };
}
