import type { CopiedComponent, CopyMoment } from '@tessera/contract/analytics-admin';
import type { CopiedRow, RecentRow } from './repository.sums.ts';

const pictureOf = (key: string | null): string | null => (key === null ? null : `/media/${key}`);

export const presentCopied = (row: CopiedRow): CopiedComponent => ({
  _id: row.id,
  title: row.title,
  category: row.category,
  type: row.isPaid ? 'paid' : 'free',
  imageUrl: pictureOf(row.imageKey),
  uniqueCopies: row.uniques,
});

export const presentMoment = (row: RecentRow): CopyMoment => ({
  _id: row.id,
  timestamp: row.occurredAt.toISOString(),
  component: {
    title: row.title,
    category: row.category,
    imageUrl: pictureOf(row.imageKey),
  },
  user: { name: row.name },
});
