import { Link } from 'react-router';
import { ItemTitle } from '../../ui/item-title.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Tile } from './front.ts';

const WIDE = 'col-span-2';
const LARGE = 'col-span-2 lg:row-span-2';
/** Eight tiles that fill four columns, or two on small screens, in reading order. */
const SPANS = [LARGE, '', '', WIDE, '', '', LARGE, WIDE];

type LivingWallProps = { wall: readonly Tile[]; total: number | null };

/** The newest components. The page is rendered again whenever the catalogue changes. */
export function LivingWall({ wall, total }: LivingWallProps) {
  if (wall.length === 0) return null;
  return (
    <PageSection id="wall" eyebrow="Newest first" title="A wall that grows tile by tile.">
      <p className="mt-4 max-w-[38em] text-pretty text-ink-muted">
        Nothing here is staged: these are the latest pieces on the shelf, photographed in a browser
        as they come out of the file.
      </p>
      <ul className="mt-10 grid auto-rows-[12rem] grid-cols-2 gap-3 sm:auto-rows-[15rem] sm:gap-5 lg:auto-rows-[14rem] lg:grid-cols-4">
        {wall.map((tile, index) => (
          <li key={tile._id} className={SPANS[index]}>
            <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-[220ms] ease-out focus-within:shadow-2 hover:shadow-2">
              <Picture
                seed={tile._id}
                alt=""
                src={tile.imageUrl}
                darkSrc={tile.darkImageUrl}
                image={tile.image}
                className="min-h-0 flex-1 [&_img]:object-left-top"
              />
              <div className="flex shrink-0 items-baseline justify-between gap-3 border-t border-line px-3 py-2 sm:px-3.75 sm:py-2.5">
                <h3
                  className="font-sans text-sm font-semibold tracking-normal wrap-anywhere"
                  title={tile.title}
                >
                  <Link
                    to={`/components/${tile.slug}`}
                    className="after:absolute after:inset-0 after:rounded-lg focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--accent)]"
                  >
                    <ItemTitle title={tile.title} />
                  </Link>
                </h3>
                <span className="shrink-0 font-mono text-xs text-ink-faint max-sm:hidden">
                  {tile.plan ?? 'Free'}
                </span>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid justify-center max-sm:justify-stretch">
        <LinkButton to="/dashboard" prefetch="intent" size="lg">
          {total === null
            ? 'See all components'
            : `See all ${total.toLocaleString('en-IN')} components`}
        </LinkButton>
      </div>
    </PageSection>
  );
}
