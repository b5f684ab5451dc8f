import { NEGI_BEDI } from '../../../media/businesses/negi-bedi.ts';
import { PlainCta } from './component.tsx';

const [first, second] = NEGI_BEDI.hero.actions;

export function Demo() {
  return (
    <PlainCta
      links={[
        { label: first, href: '#book' },
        { label: second, href: '#prices' },
      ]}
    />
  );
}
