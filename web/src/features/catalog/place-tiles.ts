/** Where a tile stands, in rows and columns of the wall. */
export type Tile = { row: number; column: number; rows: number };

/**
 * Puts each tile where the style sheet's grid would: into the column that ends first, the leftmost of equals, never above
 * the tile before it. So going over from the grid to a windowed wall moves nothing.
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

/** No tile is taller: the tallest picture the wall allows and the tallest caption. */
const TALLEST_ROWS = 150 + 22;

/** The tiles that may touch the rows between two bounds. Rows never decrease, so both ends are found by halving. */
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
