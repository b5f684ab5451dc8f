import type { ReactNode } from 'react';
import { NEEM_LANE } from '../../../media/businesses/neem-lane.ts';
import { PlainSteps } from './component.tsx';

const TOOTH =
  'M14 40C10 16 26 6 38 12C46 16 54 16 62 12C74 6 90 16 86 40C84 54 80 62 78 78C76 100 72 122 66 122C58 122 60 92 50 92C40 92 42 122 34 122C28 122 24 100 22 78C20 62 16 54 14 40Z';
const TEETH = 16;

/** A ground of the same proportions for each drawing. */
function Frame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 272 204"
      role="img"
      aria-label={name}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="block aspect-4/3 w-full max-w-96 rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line)"
    >
      {children}
    </svg>
  );
}

/** Both arches. Molars are larger, and two teeth are marked. */
function Arches() {
  return (
    <Frame name="The chart of 32 teeth, two of them marked">
      {[-1, 1].flatMap((side) =>
        Array.from({ length: TEETH }, (_, at) => {
          const angle = ((at + 0.5) / TEETH) * Math.PI;
          const isMolar = at < 5 || at > TEETH - 6;
          const isMarked = side === 1 ? at === 2 : at === 12;
          return (
            <circle
              key={`${side} ${at}`}
              cx={(136 - 92 * Math.cos(angle)).toFixed(1)}
              cy={(102 + side * (10 + 74 * Math.sin(angle))).toFixed(1)}
              r={isMolar ? 6.6 : 5.2}
              className={isMarked ? 'fill-(--main-text)' : ''}
            />
          );
        }),
      )}
    </Frame>
  );
}

/** Upper and lower teeth, as one picture shows them. */
function Bitewing() {
  return (
    <Frame name="An X-ray of eight teeth">
      <rect x="22" y="26" width="228" height="152" rx="10" />
      {[0, 1, 2, 3].flatMap((at) => [
        <path
          key={`lower ${at}`}
          d={TOOTH}
          transform={`translate(${30 + at * 53} 105) scale(.53)`}
          strokeWidth="2.8"
        />,
        <path
          key={`upper ${at}`}
          d={TOOTH}
          transform={`translate(${30 + at * 53} 99) scale(.53 -.53)`}
          strokeWidth="2.8"
        />,
      ])}
    </Frame>
  );
}

function Finding() {
  return (
    <Frame name="Tooth 14, large, with a ring around the finding">
      <path d={TOOTH} transform="translate(44 11) scale(1.42)" strokeWidth="1.1" />
      <circle cx="141" cy="59" r="17" className="stroke-(--main-text)" strokeWidth="2.5" />
      <circle cx="141" cy="59" r="4" className="fill-(--main-text) stroke-none" />
      <path d="M158 59h50" className="stroke-(--main-text)" />
      <text x="216" y="65" fontSize="17" fontWeight="600" fill="currentColor" stroke="none">
        14
      </text>
    </Frame>
  );
}

const WAYS = [
  { name: 'Filling', price: '₹1,600', years: 'about 7 years' },
  { name: 'Crown', price: '₹9,500', years: 'about 15 years' },
];

function Plan() {
  return (
    <dl className="m-0 grid aspect-4/3 w-full max-w-96 auto-rows-fr rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) px-5 py-2 tabular-nums">
      {WAYS.map(({ name, price, years }) => (
        <div
          key={name}
          className="grid grid-cols-2 content-center gap-x-4 not-first:border-t not-first:border-(--line)"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="m-0 text-end font-semibold">{price}</dd>
          <dd className="col-span-2 m-0 text-sm text-(--quiet)">{years}</dd>
        </div>
      ))}
    </dl>
  );
}

const { phone } = NEEM_LANE.contact;

export function Demo() {
  return (
    <PlainSteps
      steps={[
        {
          title: 'We look at everything',
          time: '15 minutes',
          text: 'All teeth and the gum, one after the other. What we see is said aloud.',
          media: <Arches />,
        },
        {
          title: 'Photographs, one X-ray',
          time: '8 minutes',
          text: 'A small camera for what can be seen, one picture for what cannot.',
          media: <Bitewing />,
        },
        {
          title: 'You see the tooth',
          time: '10 minutes',
          text: 'The pictures stand on a screen beside you, and you ask.',
          media: <Finding />,
        },
        {
          title: 'A plan with two prices',
          time: '7 minutes',
          text: 'Where there are two ways, both have a price and the years that they last.',
          media: <Plan />,
        },
      ]}
    >
      In pain? Two places a day are kept free. Ring{' '}
      <a
        href={`tel:${phone.replaceAll(' ', '')}`}
        className="text-(--ink)! underline! decoration-(--edge)! underline-offset-4 hover:decoration-current!"
      >
        {phone}
      </a>{' '}
      from 9:00.
    </PlainSteps>
  );
}
