import { memo } from 'react';
import type { ComponentCard as CatalogCard } from '@tessera/contract/catalog';
import { TAGS_ON_CARD } from '@tessera/contract/constants';
import { weightWords } from '../../lib/item-words.ts';
import { planTone } from '../../lib/plan-tone.ts';
import { Badge } from '../../ui/badge.tsx';
import { WallCard, type WallPlace } from '../../ui/wall-card.tsx';
import { CardTools, type CardToolsProps } from './card-tools.tsx';

type ComponentCardProps = Partial<Omit<CardToolsProps, 'card'>> & {
  card: CatalogCard;
  eager?: boolean;
  place?: WallPlace | undefined;
  position?: number;
  total?: number;
};

/** Memoised: a click on one card, or another page of cards, does not render the other cards again. */
export const ComponentCard = memo(function ComponentCard({
  card,
  eager = false,
  place,
  position,
  total,
  onAct,
  ...state
}: ComponentCardProps) {
  const plan = card.subscriptionPlan?.name;
  const weight = weightWords(card);
  return (
    <WallCard
      id={card._id}
      title={card.title}
      to={`/components/${card.slug}`}
      src={card.imageUrl}
      darkSrc={card.darkImageUrl}
      image={card.image}
      eager={eager}
      place={place}
      position={position}
      total={total}
      tags={card.tags.slice(0, TAGS_ON_CARD)}
      badge={
        <>
          <Badge tone={planTone(plan)} className="max-w-1/2 shrink-0">
            {plan ?? 'Free'}
          </Badge>
          {weight && <span className="truncate text-xs text-ink-muted">{weight}</span>}
        </>
      }
      isSaved={state.isSaved ?? false}
      tools={onAct && <CardTools card={card} onAct={onAct} {...state} />}
    />
  );
});
