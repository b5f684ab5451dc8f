import { QUERN } from '../../../media/businesses/quern.ts';
import { PlainSinglePrice } from './component.tsx';

const [own, hosted] = QUERN.prices;

/** The hosted version of Quern, and what is free. */
export function Demo() {
  return (
    <PlainSinglePrice
      price={{
        label: 'Monthly',
        amount: hosted!.amount,
        per: 'for one repository, a month',
        times: 12,
        whole: 'a year',
        when: 'on the 1st of each month',
      }}
      included={[
        hosted!.includes[0]!,
        'A comment on the line that is wrong',
        ...hosted!.includes.slice(1),
      ]}
    >
      On {own!.name.toLowerCase()} it is free,{' '}
      <a
        href="#install"
        className="text-(--ink)! underline! decoration-(--edge)! underline-offset-4 hover:decoration-current!"
      >
        for good
      </a>
      .
    </PlainSinglePrice>
  );
}
