import clsx from 'clsx';
import { Heart } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from './card.tsx';
import { ItemTitle } from './item-title.tsx';
import { WallPicture, type WallImage } from './wall-picture.tsx';

/**
 * The height of a picture, in fiftieths of the column's width, at least 10 and at most 150. A taller picture is cut at
 * the bottom.
 */
export const rowsOf = ({ width, height }: WallImage): number =>
  Math.min(150, Math.max(10, Math.round((50 * height) / width)));

/** A picture with fewer rows has no room for buttons at both its top and its bottom. */
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
  /**
   * Shows a heart beside the tags, also while the card is not hovered. On touch screens the save button is always
   * visible and shows it instead.
   */
  isSaved?: boolean;
  /** The buttons of the card, shown on hover, on focus and on touch screens. */
  tools?: ReactNode;
  /** Where the card is drawn, in a list that renders only visible cards. */
  place?: WallPlace | undefined;
  /** For screen readers: which card of how many. `total` is -1 when unknown. */
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
            className="font-sans text-base leading-5 font-semibold tracking-[-0.01em] wrap-anywhere"
          >
            <Link
              to={to}
              className="rounded-sm after:absolute after:inset-0 after:rounded-lg focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--accent)]"
            >
              <ItemTitle title={title} />
            </Link>
          </h2>
          <div className="mt-2 flex items-center gap-2.5">
            {badge}
            <ul
              aria-label="Tags"
              className="min-w-0 flex-1 truncate font-mono text-xs text-ink-faint"
            >
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
