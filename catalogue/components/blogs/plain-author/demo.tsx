import type { ReactNode } from 'react';
import { UTSKAR } from '../../../media/businesses/utskar.ts';
import { EveningHarbour } from '../../../media/pictures/evening-harbour.tsx';
import { PortraitHoops } from '../../../media/pictures/portrait-hoops.tsx';
import { PortraitPencil } from '../../../media/pictures/portrait-pencil.tsx';
import { PortraitSari } from '../../../media/pictures/portrait-sari.tsx';
import { PortraitTurban } from '../../../media/pictures/portrait-turban.tsx';
import { PlainAuthor } from './component.tsx';

const [year] = UTSKAR.posts;

const FACES: Record<string, ReactNode> = {
  'portrait-sari': <PortraitSari />,
  'portrait-turban': <PortraitTurban />,
  'portrait-hoops': <PortraitHoops />,
  'portrait-pencil': <PortraitPencil />,
};

/** The deck, who have no portraits. */
const DECK = [
  { name: 'Tuula Aho', role: 'Deck' },
  { name: 'Håkan Sjöblom', role: 'Deck' },
];

const BUTTON =
  'inline-flex min-h-11 items-center gap-2.5 rounded-[var(--radius,.5rem)] border border-(--edge) px-4.5 py-2 text-base! font-medium! text-(--ink)! no-underline! hover:border-(--ink)';

/** Six people counted the crossings of a year. */
export function Demo() {
  return (
    <PlainAuthor
      className="[&_svg]:[--card:var(--page)] [&_svg]:[--primary:#3f5f7d]"
      title={year.title}
      lead={year.text}
      authors={[
        ...UTSKAR.team.toReversed().map(({ name, role, portrait }) => ({
          name,
          role,
          href: `#${portrait}`,
          media: <span className="size-full">{FACES[portrait]}</span>,
        })),
        ...DECK,
      ]}
      published={year.date}
      cover={{
        media: (
          <div className="grid size-full items-end">
            <EveningHarbour title="A ferry at the pier of Norrhamn after sunset" />
          </div>
        ),
        caption: 'The last boat of the day, 20:30 from Norrhamn.',
        credit: 'Drawing: Utskär Line',
      }}
      listen={
        <a href="#listen" className={BUTTON}>
          <svg viewBox="0 0 12 14" aria-hidden="true" className="w-3 fill-current">
            <path d="M0 0l12 7-12 7z" />
          </svg>
          Listen, 9 min
        </a>
      }
      share={
        <a href={`mailto:?subject=${encodeURIComponent(year.title)}`} className={BUTTON}>
          Send by mail
        </a>
      }
    />
  );
}
