import { beforeEach, expect, test, vi } from 'vitest';
import type * as Uuid from './uuid.ts';

// Each test has its own generator. The ids of one generator never go back in time, and other tests may have used a
// later time.
let uuidv7: typeof Uuid.uuidv7;
let firstIdAt: typeof Uuid.firstIdAt;
beforeEach(async () => {
  vi.resetModules();
  ({ uuidv7, firstIdAt } = await import('./uuid.ts'));
});

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
const many = (count: number, make: () => string) => Array.from({ length: count }, make);

const expectAscending = (ids: string[]) => {
  for (const [index, id] of ids.entries()) if (index > 0) expect(id > ids[index - 1]!).toBe(true);
};

test('ids have the form of version 7 and tell when they were made', () => {
  const before = Date.now();
  const id = uuidv7();
  expect(id).toMatch(FORM);
  expect(timeOf(id)).toBeGreaterThanOrEqual(before);
  expect(timeOf(id)).toBeLessThanOrEqual(Date.now() + 1);
});

test('ids of one process are unique and sort in the order they were made', () => {
  const ids = many(20_000, () => uuidv7());
  expectAscending(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(FORM);
});

test('more ids than a millisecond has room for stay in order', () => {
  const now = Date.now() + 1_000;
  expectAscending(many(10_000, () => uuidv7(now)));
});

test('a clock that goes back does not bring ids out of order', () => {
  const now = Date.now() + 2_000;
  expectAscending(many(1_000, () => uuidv7(now - Math.floor(Math.random() * 5_000))));
});

test('the first id of a moment is above every earlier one, and not above one of that moment', () => {
  const at = Date.now() + 3_600_000;
  const [before, then] = [uuidv7(at - 1), uuidv7(at)];
  expect(before < firstIdAt(at)).toBe(true);
  expect(firstIdAt(at) <= then).toBe(true);
  expect(firstIdAt(at)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7000-8000-0{12}$/);
});
