import { EveningHarbour } from '../../../media/pictures/evening-harbour.tsx';
import { PortraitPencil } from '../../../media/pictures/portrait-pencil.tsx';
import { PlainAlternating } from './component.tsx';

/** The drawings take the colours of the section, also where the page sets none. */
const COLOURS =
  '[--border:var(--line)] [--card:var(--panel)] [--foreground:var(--ink)] [--muted-foreground:var(--quiet)] [--primary:var(--main)]';

export function Demo() {
  return (
    <PlainAlternating
      rows={[
        {
          title: 'Nine boats a day, also on the ice',
          text: 'The ferry has a ramp at each end and never turns round. You drive on and drive off.',
          terms: [
            { term: 'Crossing', text: '40 minutes' },
            { term: 'First and last', text: '5:50 and 20:30' },
            { term: 'In ice', text: 'up to 40 cm, then behind the icebreaker' },
          ],
          media: (
            <div className={COLOURS}>
              <EveningHarbour title="A passenger with a suitcase waits on the pier. The ferry comes in beside a low sun." />
            </div>
          ),
          caption: 'The 18:40, seen from the pier in Norrhamn.',
        },
        {
          title: 'If the day changes, you know by seven',
          text: 'If ice or wind is in the way, we say so by text and on the board at both piers. An ambulance is loaded before all others, and we leave at once if it must.',
          terms: [
            { term: 'Run', text: '98.9% of 6,570 crossings' },
            { term: 'Late', text: '4 minutes, half of all delays are less' },
            { term: 'On foot', text: 'there is always room' },
          ],
          media: (
            <div className={COLOURS}>
              <PortraitPencil title="A man with glasses and a pencil in his pocket" />
            </div>
          ),
          caption: 'Olof Sandell, captain. He has crossed some 30,000 times.',
          narrow: true,
        },
      ]}
    />
  );
}
