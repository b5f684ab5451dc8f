import { NEGI_BEDI } from '../../../media/businesses/negi-bedi.ts';
import { PortraitHoops } from '../../../media/pictures/portrait-hoops.tsx';
import { PortraitPencil } from '../../../media/pictures/portrait-pencil.tsx';
import { PortraitSari } from '../../../media/pictures/portrait-sari.tsx';
import { PortraitTurban } from '../../../media/pictures/portrait-turban.tsx';
import { PlainVoices } from './component.tsx';

const { long, short } = NEGI_BEDI.testimonials;
const [usha, kulwant, thandi] = short;

/** Four have a portrait, the fifth has initials. The portraits take the ground of the section. */
export function Demo() {
  return (
    <PlainVoices
      className="[&_svg]:[--card:var(--page)]"
      voices={[
        {
          quote: long.text,
          name: long.person,
          role: long.role,
          source: { label: 'Letter, 2 September 2026', href: '#letter-2-september' },
          media: <PortraitPencil />,
        },
        {
          quote: kulwant.text,
          name: kulwant.person,
          role: kulwant.role,
          source: { label: 'Letter, 9 July 2026', href: '#letter-9-july' },
          media: <PortraitTurban />,
        },
        {
          quote: usha.text,
          name: usha.person,
          role: usha.role,
          source: { label: 'Review, 21 June 2026', href: '#review-21-june' },
          media: <PortraitSari />,
        },
        {
          quote:
            'I ride ninety kilometres a day with other people’s lunch. They lent me a bicycle for the two days, and it was better than mine.',
          name: 'Irfan Rizvi',
          role: 'Courier',
          source: { label: 'Review, 4 May 2026', href: '#review-4-may' },
        },
        {
          quote: thandi.text,
          name: thandi.person,
          role: thandi.role,
          source: { label: 'Review, 18 December 2025', href: '#review-18-december' },
          media: <PortraitHoops />,
        },
      ]}
    />
  );
}
