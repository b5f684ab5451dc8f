import type { ComponentProps } from 'react';
import { Badge } from '../ui/badge.tsx';
import { WallCard } from '../ui/wall-card.tsx';
import type { Specimen } from './specimen.ts';
import { IMAGE, PICTURE } from './wall-picture.ts';

type CardProps = ComponentProps<typeof WallCard>;

/** The same columns as a real wall, because the wall decides the width of a card. */
const wall = (...cards: Partial<CardProps>[]) => (
  <div className="masonry w-full">
    <ul>
      {cards.map((more, index) => (
        <WallCard
          key={more.title ?? index}
          id="specimen"
          title="Three tiers: Prices side by side, with a switch"
          to="/styleguide"
          src={PICTURE}
          image={IMAGE}
          eager
          badge={<Badge>Free</Badge>}
          tags={['pricing', 'cards', 'dark mode']}
          {...more}
        />
      ))}
    </ul>
  </div>
);

export const specimen: Specimen = {
  name: 'Wall card',
  slug: 'wall-card',
  states: {
    'free, of a plan, low picture': wall(
      {},
      {
        title: 'Split pricing: Two plans that share one card',
        badge: <Badge tone="accent">Pro Plus</Badge>,
      },
      { title: 'Price strip', image: { ...IMAGE, height: 260 } },
    ),
    'German and Hindi': wall(
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        tags: ['Zahlungsbestätigungsbenachrichtigung', 'Lebensversicherungsgesellschaft', 'Preise'],
      },
      { title: 'तीन स्तरों वाली मूल्य सूची', tags: ['मूल्य', 'कार्ड', 'गहरा रंग'] },
    ),
  },
};
