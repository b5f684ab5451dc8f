import { UTSKAR } from '../../../media/businesses/utskar.ts';
import { PlainStats } from './component.tsx';

const [crossings, late, cars] = UTSKAR.stats;

/** The figures of the ferry. The first has its list to look at. */
export function Demo() {
  return <PlainStats figures={[{ ...crossings, href: '#crossings' }, late, cars]} />;
}
