/** The position of a tile, in grid rows and columns. */
export type Tile = { row: number; column: number; rows: number };

/**
 * Places each tile like the CSS grid does: in the column that ends first, the leftmost of equals,
 * and never above the previous tile.
 * So nothing moves when the grid becomes a windowed list.
 */
export function placeTiles(
  heights: readonly number[],
  columns: number,
): { tiles: Tile[]; rows: number } {
  const ends = Array.from({ length: columns }, () => 0);
  const tiles = heights.map((rows) => {
    const row = Math.min(...ends);
    const column = ends.indexOf(row);
    ends[column] = row + rows;
    return { row, column, rows };
  });
  return { tiles, rows: Math.max(0, ...ends) };
}

/** The maximum height of a tile: the tallest allowed picture and the tallest caption. */
const TALLEST_ROWS = 150 + 56;

/** The tiles that may overlap the given rows. Start rows never decrease, so both ends are found by binary search. */
export const tilesBetween = (
  tiles: readonly Tile[],
  from: number,
  to: number,
): { start: number; end: number } => ({
  start: firstFrom(tiles, from - TALLEST_ROWS),
  end: firstFrom(tiles, to),
});

function firstFrom(tiles: readonly Tile[], row: number): number {
  let [low, high] = [0, tiles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tiles[middle]!.row < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
