import clsx from 'clsx';
import type { ComponentCard as CatalogCard } from '@tessera/contract/catalog';
import { TAGS_ON_CARD } from '@tessera/contract/constants';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CardPicture } from './card-picture.tsx';

/** Fiftieths of the column's width; taller pictures are cut at the bottom. */
const rowsOf = ({ width, height }: CatalogCard['image']) =>
  Math.min(150, Math.max(10, Math.round((50 * height) / width)));

type ComponentCardProps = { card: CatalogCard; eager: boolean };

export function ComponentCard({ card, eager }: ComponentCardProps) {
  const plan = card.subscriptionPlan?.name;
  return (
    <li className={clsx(`rows-${rowsOf(card.image)}`)}>
      <Card as="article" padding="none" lifting className="flex h-full flex-col overflow-hidden">
        <CardPicture
          id={card._id}
          title={card.title}
          src={card.imageUrl}
          image={card.image}
          eager={eager}
        />
        <div className="flex min-h-0 flex-1 flex-col justify-center px-3.75">
          <h2
            title={card.title}
            className="truncate font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal"
          >
            {card.title}
          </h2>
          <div className="mt-1 flex items-center gap-2.5">
            <Badge tone={planTone(plan)} className="max-w-1/2 shrink-0">
              {plan ?? 'Free'}
            </Badge>
            <ul aria-label="Tags" className="min-w-0 truncate font-mono text-xs text-ink-faint">
              {card.tags.slice(0, TAGS_ON_CARD).map((tag) => (
                <li key={tag} className="inline not-last:mr-1.5">
                  #{tag}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Card>
    </li>
  );
}

const planTone = (plan: string | undefined) =>
  plan === undefined ? 'positive' : plan === 'Pro' ? 'ink' : 'warning';
