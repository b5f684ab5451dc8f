import { QUARTER_PAST_FOUR } from '../../../media/businesses/quarter-past-four.ts';
import { PortraitPencil } from '../../../media/pictures/portrait-pencil.tsx';
import { PlainQuote } from './component.tsx';

const { text, person, role } = QUARTER_PAST_FOUR.testimonials.long;

/** The portrait takes the ground of the section, also where the page sets none. */
export function Demo() {
  return (
    <PlainQuote
      band
      className="[&_svg]:[--card:var(--page)]"
      quote={text}
      name={person}
      role={role}
      media={<PortraitPencil title={`${person}, with a pencil in his pocket`} />}
    />
  );
}
