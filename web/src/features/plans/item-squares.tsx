import clsx from 'clsx';

const COLUMNS = 15;
const MOST = 300;
const CELL = 10;
const SIDE = 9;
const TONES = ['fill-tile-4', 'fill-tile-2', 'fill-tile-1', 'fill-tile-3', 'fill-tile-5'];

/** How many components one square stands for. */
export const itemsPerSquare = (total: number): number =>
  total > MOST ? Math.ceil(total / MOST / 10) * 10 : 1;

const squares = (from: number, to: number): string => {
  let path = '';
  for (let index = from; index < to; index++)
    path += `M${(index % COLUMNS) * CELL} ${Math.floor(index / COLUMNS) * CELL}h${SIDE}v${SIDE}h-${SIDE}z`;
  return path;
};

type ItemSquaresProps = {
  total: number;
  opened: number;
  /** The numbers of components that the free account and the plans open. Each step has its own colour. */
  steps: readonly number[];
  className?: string;
};

/** One square for each component of the shop. Those that a plan opens are lit. The text beside it says the same. */
export function ItemSquares({ total, opened, steps, className }: ItemSquaresProps) {
  const per = itemsPerSquare(total);
  const [all, lit] = [Math.ceil(total / per), Math.ceil(opened / per)];
  const ends = [...new Set([...steps.map((step) => Math.ceil(step / per)), lit])]
    .filter((end) => end > 0 && end <= lit)
    .toSorted((one, other) => one - other);
  if (all === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMNS * CELL - 1} ${Math.ceil(all / COLUMNS) * CELL - 1}`}
      className={clsx('block w-full', className)}
    >
      {ends.map((end, index) => (
        <path
          key={end}
          d={squares(ends[index - 1] ?? 0, end)}
          className={TONES[index % TONES.length]}
        />
      ))}
      {lit < all && <path d={squares(lit, all)} className="fill-sunken" />}
    </svg>
  );
}
