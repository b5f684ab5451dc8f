import clsx from 'clsx';
import { Link } from 'react-router';
import { Mosaic } from '../../ui/mosaic.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Tile } from './front.ts';

/** The positions of the pictures, in mosaic cells: seven rows on small screens, nine on wide ones. */
const PLACES = [
  'col-start-1 col-span-5 row-start-1 row-span-3 lg:col-start-4 lg:row-start-2',
  'col-start-6 col-span-4 row-start-3 row-span-3 lg:col-start-1 lg:row-start-5',
  'col-start-2 col-span-4 row-start-5 row-span-3 lg:col-start-6 lg:row-start-6',
];

/** The brand mosaic with pictures of real components. */
export function InlaidMosaic({ inlays }: { inlays: readonly Tile[] }) {
  return (
    // Whole pixels for each of the nine columns. A fraction would show seams between tiles and pictures.
    <div className="relative w-[round(down,100%,9px)] overflow-hidden rounded-lg">
      <Mosaic
        // This seed was chosen by eye: it has every colour in every corner.
        seed="tessera-3537"
        columns={9}
        rows={9}
        className="block aspect-9/7 w-full lg:aspect-square"
      />
      <ul
        aria-label="Three of the newest components"
        className="absolute inset-0 grid grid-cols-9 grid-rows-7 lg:grid-rows-9"
      >
        {inlays.map((tile, index) => (
          <li key={tile._id} className={clsx('relative', PLACES[index])}>
            <Link
              to={`/components/${tile.slug}`}
              aria-label={tile.title}
              title={tile.title}
              // One pixel over its cells: the tiles below are drawn a little larger than a cell.
              className="absolute -inset-px bg-canvas p-1 transition-opacity duration-[220ms] ease-out hover:opacity-90 focus-visible:shadow-[inset_0_0_0_3px_var(--accent)] lg:p-1.5"
            >
              <Picture
                seed={tile._id}
                alt=""
                src={tile.imageUrl}
                darkSrc={tile.darkImageUrl}
                image={tile.image}
                eager
                className="size-full rounded-sm"
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
