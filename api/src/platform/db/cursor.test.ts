import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { uuidv7 } from './uuid.ts';

const id = uuidv7();
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a position comes back as it was, with its microseconds', () => {
  for (let i = 0; i < 500; i++) {
    const at = new Date(Math.floor(Math.random() * 4e12))
      .toISOString()
      .replace('T', ' ')
      .replace('Z', String(Math.floor(Math.random() * 1_000)).padStart(3, '0'));
    const position = { at, id: uuidv7() };
    const cursor = encodeCursor(position);
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeCursor(cursor)).toEqual(position);
  }
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('not json').toString('base64url')],
  ['no list', cursorOf({ at: '2026-01-01 00:00:00.000000', id })],
  ['too little', cursorOf(['2026-01-01 00:00:00.000000'])],
  ['too much', cursorOf(['2026-01-01 00:00:00.000000', id, 'more'])],
  ['null', cursorOf(null)],
  ['no uuid', cursorOf(['2026-01-01 00:00:00.000000', '1'])],
  ['no microseconds', cursorOf(['2026-01-01 00:00:00', id])],
  ['words PostgreSQL would take as a time', cursorOf(['now', id])],
  ['SQL', cursorOf([`2026-01-01 00:00:00.000000'; drop table plans; --`, id])],
  ['a month that does not exist', cursorOf(['2026-13-01 00:00:00.000000', id])],
  ['a day that does not exist', cursorOf(['2026-02-30 00:00:00.000000', id])],
  ['an hour that does not exist', cursorOf(['2026-01-01 25:00:00.000000', id])],
  ['a second that does not exist', cursorOf(['2026-01-01 00:00:61.000000', id])],
  ['the year zero', cursorOf(['0000-01-01 00:00:00.000000', id])],
])('a forged cursor is refused: %s', (_what, cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(
    expect.objectContaining({ code: 'BAD_CURSOR', status: 400 }),
  );
});
