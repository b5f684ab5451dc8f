import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * A position in a list that is ordered by time and id. A group with better matches may come first.
 * The time is text, because a Date would drop its microseconds.
 */
export type Position = { at: string; id: string; group?: 0 | 1 };

const POSITION_TIME = 'YYYY-MM-DD HH24:MI:SS.US';

/** The time of a row, formatted as in a position. */
export const positionTime = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.lit(POSITION_TIME)})`;

/** Whether a row comes after the position in a list with the newest first. */
export const isAfter = (
  columns: { at: string; id: string },
  { at, id }: Position,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)}) < (${at}::timestamp at time zone 'UTC', ${id}::uuid)`;

const TIME = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/;

/** Rejects dates like 30 February. PostgreSQL would fail on them, and the response would be a 500. */
const exists = (at: string): boolean => {
  const milliseconds = `${at.slice(0, 23).replace(' ', 'T')}Z`;
  const date = new Date(milliseconds);
  return !Number.isNaN(date.getTime()) && date.toISOString() === milliseconds;
};

const position = z.tuple([
  z.string().regex(TIME).refine(exists),
  z.uuid(),
  z.literal([0, 1]).optional(),
]);

export const encodeCursor = ({ at, id, group }: Position): string =>
  Buffer.from(JSON.stringify(group === undefined ? [at, id] : [at, id, group])).toString(
    'base64url',
  );

export function decodeCursor(cursor: string): Position {
  try {
    const [at, id, group] = position.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { at, id, ...(group !== undefined && { group }) };
  } catch (cause) {
    throw new AppError('BAD_CURSOR', { cause });
  }
}
