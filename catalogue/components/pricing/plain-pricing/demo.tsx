import { TWO_COLUMNS } from '../../../media/businesses/two-columns.ts';
import { PlainPricing } from './component.tsx';

const { email } = TWO_COLUMNS.contact;

/** The plans of Two Columns, and whom to ask about a fourth. */
export function Demo() {
  return (
    <PlainPricing>
      More than 40 companies? Write to{' '}
      <a
        href={`mailto:${email}`}
        className="text-(--ink)! underline! decoration-(--edge)! underline-offset-4 hover:decoration-current!"
      >
        {email}
      </a>
      .
    </PlainPricing>
  );
}
