import { NEGI_BEDI } from '../../../media/businesses/negi-bedi.ts';
import { PlainPostsByYear } from './component.tsx';

const NOTES = ['Figures', 'Classes', 'Care'];

/** What was written before; each day is a Tuesday. */
const EARLIER = [
  ['2026-08-04', 'Nine school bicycles in two days', 'Jobs'],
  ['2026-05-19', 'Before the rain: mudguards, cables, pads', 'Care'],
  ['2026-02-17', 'Why we ring before we fit', 'Workshop'],
  ['2025-12-02', 'Four bicycles to borrow', 'Workshop'],
  ['2025-09-16', 'Thirty-two spokes or thirty-six', 'Wheels'],
  ['2025-06-24', 'What the card with 41 checks says', 'Workshop'],
  ['2025-03-04', 'Old parts, in a bag, on Friday', 'Workshop'],
  ['2024-10-08', 'A wheel is trued twice', 'Wheels'],
  ['2024-07-09', 'Brake pads that hold on wet rims', 'Care'],
] as const;

export function Demo() {
  return (
    <PlainPostsByYear
      posts={[
        ...NEGI_BEDI.posts.map(({ date, title }, at) => ({
          date,
          title,
          note: NOTES[at]!,
          href: `#${date}`,
        })),
        ...EARLIER.map(([date, title, note]) => ({ date, title, note, href: `#${date}` })),
      ]}
    />
  );
}
