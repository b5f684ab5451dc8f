import { Link } from 'react-router';
import type { ComponentCard } from '@tessera/contract/catalog';
import { ItemTitle } from '../../ui/item-title.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rail } from '../../ui/rail.tsx';

const FRAME = 'aspect-4/3 w-full sm:aspect-2/1';
const CAPTION = 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4';

/** Placeholders while the catalogue is empty. */
const TILES = ['laid-1', 'laid-2', 'laid-3'];

/** Spec 2: pictures of the newest components. */
export function Workshop({ goods }: { goods: readonly ComponentCard[] }) {
  return (
    <PageSection id="workshop" eyebrow="From the workshop" title="What left the bench last.">
      <Rail label="Pictures from the workshop" className="mt-10">
        {goods.length > 0
          ? goods.map((card, index) => <Work key={card._id} card={card} first={index === 0} />)
          : TILES.map((seed, index) => (
              <figure key={seed}>
                <Mosaic
                  seed={seed}
                  columns={16}
                  rows={9}
                  label={`A mosaic of flat tiles, number ${index + 1}`}
                  className={FRAME}
                />
              </figure>
            ))}
      </Rail>
    </PageSection>
  );
}

function Work({ card, first }: { card: ComponentCard; first: boolean }) {
  return (
    <figure>
      <Picture
        seed={card._id}
        alt={`Picture of ${card.title}`}
        src={card.imageUrl}
        image={card.image}
        eager={first}
        className={`${FRAME} rounded-lg border border-line`}
      />
      <figcaption className={CAPTION}>
        <Link
          to={`/components/${card.slug}`}
          className="rounded-sm py-1 font-strong wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          <ItemTitle title={card.title} inline />
        </Link>
        <span className="font-mono text-xs text-ink-faint">
          {card.category}, {card.subscriptionPlan?.name ?? 'Free'}
        </span>
      </figcaption>
    </figure>
  );
}
