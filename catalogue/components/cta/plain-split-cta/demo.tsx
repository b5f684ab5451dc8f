import { SEER_TOLA } from '../../../media/businesses/seer-tola.ts';
import { StillLife } from '../../../media/pictures/still-life.tsx';
import { PlainSplitCta } from './component.tsx';

const [first, second] = SEER_TOLA.hero.actions;
const [jug] = SEER_TOLA.prices;

export function Demo() {
  return (
    <PlainSplitCta
      links={[
        { label: first, href: '#pieces' },
        { label: second, href: '#visit' },
      ]}
      media={
        <StillLife title="A jug with a blue glaze, a bottle and a loaf on a table by the window" />
      }
      caption={`${jug!.name}, stoneware, ₹${jug!.amount.toLocaleString('en-IN')}`}
    />
  );
}
