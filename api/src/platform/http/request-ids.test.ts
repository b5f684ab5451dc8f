import { expect, test } from 'vitest';
import { createIds, isRequestId } from './request-ids.ts';

test('names of requests are counted on, each another, and start as no other process does', () => {
  const next = createIds();
  const ids = Array.from({ length: 70_000 }, next);
  expect(new Set(ids.map((id) => id.slice(0, -12))).size).toBe(1);
  expect(ids.map((id) => Number.parseInt(id.slice(-12), 16))).toEqual(ids.map((_, n) => n + 1));
  expect(ids.every((id) => isRequestId(id) && id.length === 36)).toBe(true);
  expect(createIds()().slice(0, -12)).not.toBe(ids[0]!.slice(0, -12));
});
