import type { ReactNode } from 'react';
import { QUARTER_PAST_FOUR } from '../../../media/businesses/quarter-past-four.ts';
import { MonsoonHills } from '../../../media/pictures/monsoon-hills.tsx';
import { RowHouses } from '../../../media/pictures/row-houses.tsx';
import { StillLife } from '../../../media/pictures/still-life.tsx';
import { PlainPosts } from './component.tsx';

/** A drawing that fills a cover of 3:2, as an image does. */
function Cover({ children }: { children: ReactNode }) {
  return (
    <div className="grid size-full content-center overflow-hidden [--card:var(--page)] [--primary:#3f5f7d] [&_svg]:scale-[1.08]">
      {children}
    </div>
  );
}

const MORE = [
  {
    href: '#plum-cake',
    author: 'Thankamma Paul',
    // A square: the loaf is in its lower half.
    media: (
      <div className="-translate-y-[14%]">
        <StillLife />
      </div>
    ),
  },
  { href: '#october', author: 'Lars Ostrow', media: <RowHouses /> },
  { href: '#wheat', author: 'Harbir Chadha', media: <MonsoonHills /> },
];

/** Three posts with covers, and one without. */
export function Demo() {
  return (
    <PlainPosts
      posts={[
        ...QUARTER_PAST_FOUR.posts.map(({ date, title, text }, at) => ({
          date,
          title,
          text,
          href: MORE[at]!.href,
          author: MORE[at]!.author,
          media: <Cover>{MORE[at]!.media}</Cover>,
        })),
        {
          date: '2026-09-29',
          title: 'Two hands for the early shift',
          href: '#early',
          text: 'From a quarter past four to nine, three mornings a week. You learn to shape.',
          author: 'Imani Fernandes',
        },
      ]}
    />
  );
}
