import { CARD, mix, PRIMARY } from '../../../media/colours.ts';
import { EveningHarbour } from '../../../media/pictures/evening-harbour.tsx';
import { PlainSignupHero } from './component.tsx';

/** Instead of a server: an answer takes a moment, and every first address is lost once. */
const lost = new Set<string>();
const keep = (email: string): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      if (lost.has(email)) resolve();
      else reject(new Error('no answer'));
      lost.add(email);
    }, 600);
  });

/** The sky of the drawing goes on above it, as high as the text beside it. */
const SKY = mix(mix(PRIMARY, 14, '#8094b6'), 92, CARD);

function Harbour() {
  return (
    <div className="flex h-full items-end overflow-hidden" style={{ background: SKY }}>
      <div className="w-full shrink-0 md:-ms-[14%] md:w-[150%] lg:ms-0 lg:w-full">
        <EveningHarbour title="The evening ferry on its way to the pier, where somebody waits" />
      </div>
    </div>
  );
}

export function Demo() {
  return <PlainSignupHero onSubmit={keep} layout="split" media={<Harbour />} />;
}
