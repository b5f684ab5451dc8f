import type { ReactNode } from 'react';
import { OPEN_PALM } from '../../../media/businesses/open-palm.ts';
import { PortraitHoops } from '../../../media/pictures/portrait-hoops.tsx';
import { PortraitPencil } from '../../../media/pictures/portrait-pencil.tsx';
import { PortraitSari } from '../../../media/pictures/portrait-sari.tsx';
import { PortraitTurban } from '../../../media/pictures/portrait-turban.tsx';
import { PlainTeam } from './component.tsx';

/** Each portrait has clothes of its own and the ground of the section. */
const PORTRAITS: Record<string, ReactNode> = {
  'portrait-sari': (
    <div className="contents [--card:var(--page)] [--primary:#8c3d52]">
      <PortraitSari />
    </div>
  ),
  'portrait-turban': (
    <div className="contents [--card:var(--page)] [--primary:#2f6f73]">
      <PortraitTurban />
    </div>
  ),
  'portrait-hoops': (
    <div className="contents [--card:var(--page)] [--primary:#b1702a]">
      <PortraitHoops />
    </div>
  ),
  'portrait-pencil': (
    <div className="contents [--card:var(--page)] [--primary:#3f5f7d]">
      <PortraitPencil />
    </div>
  ),
};
const LINKS: Record<string, { label: string; href: string }> = {
  'portrait-hoops': { label: 'The first lesson', href: '#first-lesson' },
  'portrait-pencil': { label: 'The word list', href: '#word-list' },
};

/** Four portraits, and one person who has none. */
export function Demo() {
  return (
    <PlainTeam
      people={[
        ...OPEN_PALM.team.map(({ name, role, text, portrait }) => ({
          name,
          role,
          text,
          media: PORTRAITS[portrait],
          link: LINKS[portrait],
        })),
        {
          name: 'Farida Qureshi',
          role: 'Online',
          text: 'The same evenings, by video.',
        },
      ]}
    />
  );
}
