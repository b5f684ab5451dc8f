import { PortraitHoops } from '../../../media/pictures/portrait-hoops.tsx';
import { PlainSplitHero } from './component.tsx';

/** A drawing of 4:5, shown whole beside the title. */
export function Demo() {
  return (
    <PlainSplitHero
      media={<PortraitHoops title="A woman with short curls and hoop earrings" />}
      ratio={4 / 5}
      caption="Makena Mwangi answers your first call and is with you in week one."
    />
  );
}
