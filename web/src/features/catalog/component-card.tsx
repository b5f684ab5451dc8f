import clsx from 'clsx';
import type { ComponentCard as Card } from '@tessera/contract/catalog';
import { TAGS_ON_CARD } from '@tessera/contract/constants';
import { Badge } from '../../ui/badge.tsx';
import { CardPicture } from './card-picture.tsx';

/** Fiftieths of the column's width; taller pictures are cut at the bottom. */
const rowsOf = ({ width, height }: Card['image']) =>
  Math.min(150, Math.max(10, Math.round((50 * height) / width)));

type ComponentCardProps = { card: Card; eager: boolean };

export function ComponentCard({ card, eager }: ComponentCardProps) {
  const plan = card.subscriptionPlan?.name;
  return (
    <li className={clsx(`rows-${rowsOf(card.image)}`)}>
      <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-[220ms] ease-out hover:shadow-2">
        <CardPicture
          id={card._id}
          title={card.title}
          src={card.imageUrl}
          image={card.image}
          eager={eager}
        />
        <div className="flex min-h-0 flex-1 flex-col justify-center px-3.75">
          <div className="flex items-center gap-3">
            <h2
              title={card.title}
              className="min-w-0 flex-1 truncate font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal"
            >
              {card.title}
            </h2>
            <Badge tone={planTone(plan)} className="shrink-0">
              {plan ?? 'Free'}
            </Badge>
          </div>
          <ul
            aria-label="Tags"
            className="mt-1.5 flex gap-1.5 overflow-hidden font-mono text-xs whitespace-nowrap text-ink-faint"
          >
            {card.tags.slice(0, TAGS_ON_CARD).map((tag) => (
              <li key={tag} className="min-w-0 truncate">
                #{tag}
              </li>
            ))}
          </ul>
        </div>
      </article>
    </li>
  );
}

const planTone = (plan: string | undefined) =>
  plan === undefined ? 'positive' : plan === 'Pro' ? 'ink' : 'warning';
