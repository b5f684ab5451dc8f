import clsx from 'clsx';
import { Heart } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from './card.tsx';
import { WallPicture, type WallImage } from './wall-picture.tsx';

/** The height in fiftieths of the column's width. Taller pictures are cut at the bottom. */
export const rowsOf = ({ width, height }: WallImage): number =>
  Math.min(150, Math.max(10, Math.round((50 * height) / width)));

/** A picture lower than this has no room for buttons at its top and bottom. */
const SHORT_ROWS = 18;

/** The grid position: rows from the top, columns from the left. */
export type WallPlace = { readonly row: number; readonly column: number };

type WallCardProps = {
  id: string;
  title: string;
  /** The link target of the whole card. */
  to: string;
  src: string;
  darkSrc?: string | undefined;
  image: WallImage;
  eager?: boolean;
  badge: ReactNode;
  tags: readonly string[];
  /** A saved card shows its heart at rest. On touch screens the button shows it. */
  isSaved?: boolean;
  /** The buttons of the card, shown on hover, on focus and on touch screens. */
  tools?: ReactNode;
  /** The position in a list that renders only visible cards. */
  place?: WallPlace | undefined;
  /** Position and number of cards, for a list that does not render all; `total` is -1 when unknown. */
  position?: number | undefined;
  total?: number | undefined;
};

/** One tile of a masonry list. Nothing covers the picture unless it is hovered or focused. */
export function WallCard({
  id,
  title,
  to,
  src,
  darkSrc,
  image,
  eager = false,
  badge,
  tags,
  isSaved = false,
  tools,
  place,
  position,
  total,
}: WallCardProps) {
  const rows = rowsOf(image);
  return (
    <li
      className={clsx(`rows-${rows}`)}
      style={place && styleOf(place)}
      aria-posinset={position}
      aria-setsize={total}
    >
      <Card
        as="article"
        padding="none"
        lifting
        data-short={rows < SHORT_ROWS ? '' : undefined}
        className="group relative flex h-full flex-col overflow-hidden"
      >
        <WallPicture
          seed={id}
          alt={`Preview of ${title}`}
          src={src}
          darkSrc={darkSrc}
          image={image}
          eager={eager}
        />
        {tools}
        <div className="flex min-h-0 flex-1 flex-col justify-center px-3.75">
          <h2
            title={title}
            className="line-clamp-4 font-sans text-[0.9375rem] wrap-anywhere leading-snug font-semibold tracking-normal"
          >
            <Link
              to={to}
              className="rounded-sm after:absolute after:inset-0 after:rounded-lg focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--accent)]"
            >
              {title}
            </Link>
          </h2>
          <div className="mt-1 flex items-center gap-2.5">
            {badge}
            <ul aria-label="Tags" className="min-w-0 truncate font-mono text-xs text-ink-faint">
              {tags.map((tag) => (
                <li key={tag} className="inline not-last:mr-1.5">
                  #{tag}
                </li>
              ))}
            </ul>
            {isSaved && (
              <Heart
                aria-hidden="true"
                className="ml-auto size-4 shrink-0 fill-accent text-accent touch:hidden"
              />
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}

const styleOf = ({ row, column }: WallPlace) =>
  ({ '--from-row': row, '--in-column': column }) as CSSProperties;
