import { expect, test } from 'vitest';
import { placeTiles, tilesBetween } from './place-tiles.ts';

test('each tile goes into the column that ends first, the leftmost of equals', () => {
  const { tiles, rows } = placeTiles([5, 3, 4, 2, 6, 1], 3);
  expect(tiles.map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [3, 1],
    [4, 2],
    [5, 0],
  ]);
  expect(rows).toBe(10);
});

test('rows never decrease, so reading order and tab order agree', () => {
  const heights = Array.from({ length: 500 }, (_, index) => 20 + ((index * 37) % 90));
  const { tiles } = placeTiles(heights, 3);
  for (const [index, tile] of tiles.slice(1).entries())
    expect(tile.row).toBeGreaterThanOrEqual(tiles[index]!.row);
});

test('what is in sight is found, with everything that reaches into it', () => {
  const heights = Array.from({ length: 1_000 }, (_, index) => 30 + ((index * 53) % 120));
  const { tiles } = placeTiles(heights, 3);
  const [from, to] = [9_000, 9_400];
  const { start, end } = tilesBetween(tiles, from, to);
  const touching = tiles.filter(({ row, rows }) => row < to && row + rows > from);
  const found = tiles.slice(start, end);
  for (const tile of touching) expect(found).toContain(tile);
  expect(found.length).toBeLessThan(touching.length + 12);
});

test('an empty wall has no height and nothing in sight', () => {
  expect(placeTiles([], 3)).toEqual({ tiles: [], rows: 0 });
  expect(tilesBetween([], 0, 100)).toEqual({ start: 0, end: 0 });
});
