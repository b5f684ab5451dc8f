import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * A place in a list ordered by time and id, within a group where better matches come first.
 * The time keeps its microseconds as text: a Date would drop them.
 */
export type Position = { at: string; id: string; group?: 0 | 1 };

/** As `Date.prototype.toISOString` writes a time. */
export const ISO_TIME = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
export const POSITION_TIME = 'YYYY-MM-DD HH24:MI:SS.US';

/** The time of a row as a position carries it. */
export const positionTime = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.lit(POSITION_TIME)})`;

/** Whether a row comes after the position in a list with the newest first. */
export const isAfter = (
  columns: { at: string; id: string },
  { at, id }: Position,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)}) < (${at}::timestamp at time zone 'UTC', ${id}::uuid)`;

const TIME = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/;

/** PostgreSQL would answer the thirtieth of February with an error of its own, and we with a 500. */
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
