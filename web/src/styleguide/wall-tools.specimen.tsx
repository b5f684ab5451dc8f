import { Check, Copy, Heart, Info, Lock, type LucideIcon } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { WallCard } from '../ui/wall-card.tsx';
import { WallTool, WallTools } from '../ui/wall-tools.tsx';
import type { Specimen } from './specimen.ts';
import { IMAGE, PICTURE } from './wall-picture.ts';

const corner = (isSaved: boolean) => (
  <>
    <WallTool look="icon" aria-label="About Three-tier pricing" title="About this component">
      <Info aria-hidden="true" />
    </WallTool>
    <WallTool look="icon" aria-label="Save Three-tier pricing" aria-pressed={isSaved}>
      <Heart aria-hidden="true" className={isSaved ? 'fill-accent text-accent' : ''} />
    </WallTool>
  </>
);

type Tools = { icon: LucideIcon; label: string; isSaved?: boolean; height?: number };

/** Looks as if the pointer is over the card. */
const wall = (...all: Tools[]) => (
  <div className="masonry with-tools w-full [&_.wall-tools]:opacity-100">
    <ul>
      {all.map(({ icon: Icon, label, isSaved = false, height = IMAGE.height }) => (
        <WallCard
          key={label}
          id="specimen"
          title="Three-tier pricing"
          to="/styleguide"
          src={PICTURE}
          image={{ ...IMAGE, height }}
          eager
          badge={<Badge>Free</Badge>}
          tags={['pricing']}
          tools={
            <WallTools
              corner={corner(isSaved)}
              foot={
                <WallTool look="wide">
                  <Icon aria-hidden="true" />
                  {label}
                </WallTool>
              }
            />
          }
        />
      ))}
    </ul>
  </div>
);

export const specimen: Specimen = {
  name: 'Wall tools',
  slug: 'wall-tools',
  states: {
    'to copy, copied and saved, over a low picture': wall(
      { icon: Copy, label: 'Copy code' },
      { icon: Check, label: 'Copied!', isSaved: true },
      { icon: Lock, label: 'Copy the code', height: 240 },
    ),
    'German and Hindi': wall(
      { icon: Copy, label: 'Quelltext in die Zwischenablage kopieren' },
      { icon: Copy, label: 'कोड कॉपी करें' },
    ),
  },
};
