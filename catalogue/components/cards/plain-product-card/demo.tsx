'use client';

import { useRef } from 'react';
import { PlainProductCard } from './component.tsx';

const GLAZE = '#6d84a3';
const GLAZE_SHADE = '#566b88';
const CLAY = '#b8754f';
const CLAY_SHADE = '#93583a';
const CREAM = '#eef1f4';
const BRASS = '#c9a23f';
const BRASS_SHADE = '#9d7a26';
const WOOD = '#a06c43';
const WOOD_SHADE = '#7d5231';

/** The jug of the house, from its foot up. `scale` keeps the foot on the ground. */
function Jug({ scale, marks, title }: { scale: number; marks: [string, number][]; title: string }) {
  return (
    <svg viewBox="0 0 300 300" role="img" aria-label={title} className="block w-full">
      <g transform={`translate(150 300) scale(${scale}) translate(-145 -488)`}>
        <path
          d="M94 276q-54 2-54 58 0 48 48 74"
          fill="none"
          stroke={GLAZE_SHADE}
          strokeWidth="20"
          strokeLinecap="round"
        />
        <path
          d="M104 240L70 218Q74 210 84 210H216V240Q216 264 234 288 258 320 258 374 258 440 224 480 218 488 208 488H116Q106 488 100 480 66 440 66 374 66 320 86 288 104 264 104 240z"
          fill={CLAY}
        />
        <path
          d="M256 402Q250 452 224 480 218 488 208 488H184Q206 454 214 415 236 410 256 402z"
          fill={CLAY_SHADE}
        />
        <path
          d="M104 240L70 218Q74 210 84 210H216V240Q216 264 234 288 258 320 258 374 258 388 256 402 166 438 70 416 66 396 66 374 66 320 86 288 104 264 104 240z"
          fill={GLAZE}
        />
        <path
          d="M186 210H216V240Q216 264 234 288 258 320 258 374 258 388 256 402 236 410 214 415 222 330 200 284 186 252 186 210z"
          fill={GLAZE_SHADE}
        />
        <path d="M110 430V400a12 13 0 0 1 24 0v30z" fill={CLAY} />
        <g
          aria-hidden="true"
          stroke={CREAM}
          strokeWidth="3"
          fill={CREAM}
          fontSize="24"
          fontWeight="600"
        >
          {marks.map(([says, y]) => (
            <g key={says}>
              <path d={`M140 ${y}h26`} />
              <text x="174" y={y + 8} stroke="none">
                {says}
              </text>
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}

/** Each weighs twice as much as the one before it. */
const WEIGHTS = [
  { x: 26, width: 26 },
  { x: 60, width: 33 },
  { x: 101, width: 41 },
  { x: 150, width: 52 },
  { x: 210, width: 65 },
];

function Weights() {
  return (
    <svg
      viewBox="0 0 300 170"
      role="img"
      aria-label="Five brass weights in a wooden block"
      className="block w-full"
    >
      {WEIGHTS.map(({ x, width }) => {
        const height = width * 1.15;
        const top = 124 - height;
        return (
          <g key={x} fill={BRASS}>
            <circle cx={x + width / 2} cy={top - width * 0.16} r={width * 0.2} />
            <path
              d={`M${x} ${top + 6}q0-6 6-6h${width - 12}q6 0 6 6V126H${x}z`}
              stroke={BRASS_SHADE}
              strokeWidth="0"
            />
            <path
              d={`M${x + width * 0.68} ${top}h${width * 0.32 - 6}q6 0 6 6V126h${-width * 0.32}z`}
              fill={BRASS_SHADE}
            />
            <path d={`M${x} ${top + height * 0.3}h${width}v3h${-width}z`} fill={BRASS_SHADE} />
          </g>
        );
      })}
      <path d="M12 122h276v48H12z" fill={WOOD} />
      <path d="M12 122h276v7H12z" fill={WOOD_SHADE} />
      <path d="M30 146q60-8 120 0t120-2M24 158q70-5 130 1t110-2" stroke={WOOD_SHADE} fill="none" />
    </svg>
  );
}

const PART = 150;

/** A rule in four parts that stands on its ends, with four girah on each part. */
function Gaz({ isScratched, title }: { isScratched: boolean; title: string }) {
  const turns = [-65, 65, -65, 65];
  const starts = [
    [20, 146],
    [83.4, 10],
    [146.8, 146],
    [210.2, 10],
  ];
  return (
    <svg viewBox="0 -6 300 166" role="img" aria-label={title} className="block w-full">
      {turns.map((turn, at) => (
        <g
          key={at}
          transform={`translate(${starts[at]!.join(' ')}) rotate(${turn}) translate(0 -11)`}
        >
          <rect width={PART} height="22" rx="4" fill={at % 2 === 0 ? WOOD : WOOD_SHADE} />
          {[1, 2, 3].map((girah) => (
            <path
              key={girah}
              d={`M${(girah * PART) / 4} 0v${girah === 2 ? 13 : 9}`}
              stroke={CREAM}
              strokeWidth="2"
            />
          ))}
          {isScratched && at === 1 && (
            <path d="M58 19l34-9M66 20l44-11M90 19l22-6" stroke={CREAM} strokeWidth="1.5" />
          )}
        </g>
      ))}
      {[
        [20, 146],
        [83.4, 12],
        [146.8, 146],
        [210.2, 12],
        [273.6, 146],
      ].map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="14" fill={BRASS} />
          <circle cx={x} cy={y} r="4" fill={BRASS_SHADE} />
        </g>
      ))}
    </svg>
  );
}

function Book() {
  return (
    <svg
      viewBox="0 0 300 300"
      role="img"
      aria-label="A book in cloth, with three weights on the cover"
      className="block w-full"
    >
      <path d="M62 44h14v256H62q-6 0-6-6V50q0-6 6-6z" fill="#5f430b" />
      <path d="M76 44h158q6 0 6 6v244q0 6-6 6H76z" fill="#8a6212" />
      <path d="M94 66h128v212H94z" fill="none" stroke="#e7d6ac" strokeWidth="2" />
      <path d="M118 196h80l-8 34h-64zM132 158h52l-6 30h-40zM144 128h28l-4 22h-20z" fill="#e7d6ac" />
      <path d="M112 92h92M126 106h64" stroke="#e7d6ac" strokeWidth="4" />
    </svg>
  );
}

const JUG = 'Jug with the potter’s finger mark';
const ANSWER_MS = 500;

/** Instead of a server: the first press gets no answer, later ones are counted. */
export function Demo() {
  const calls = useRef(0);
  const add = async () => {
    const call = calls.current++;
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_MS);
    });
    if (call === 0) throw new Error('no answer');
    return call === 1 ? 'One piece in your basket.' : `${call} pieces in your basket.`;
  };
  return (
    <PlainProductCard
      onAdd={add}
      products={[
        {
          id: 'jug',
          name: JUG,
          href: '#jug',
          text: 'Seer on one side, litre on the other.',
          sizes: [
            {
              id: 'seer',
              label: 'One seer',
              price: 1850,
              media: (
                <Jug
                  title="A jug with marks at a quarter, a half and one seer"
                  scale={1}
                  marks={[
                    ['1', 300],
                    ['½', 346],
                    ['¼', 384],
                  ]}
                />
              ),
            },
            {
              id: 'half',
              label: 'Half a seer',
              price: 1150,
              stock: 3,
              media: (
                <Jug
                  title="A smaller jug with marks at a quarter and a half seer"
                  scale={0.79}
                  marks={[
                    ['½', 300],
                    ['¼', 356],
                  ]}
                />
              ),
            },
          ],
        },
        {
          id: 'weights',
          name: 'Five brass weights',
          href: '#weights',
          text: 'Every whole tola up to 31.',
          media: <Weights />,
          sizes: [
            {
              id: 'set',
              label: 'Set',
              price: 3200,
              unit: { price: 103, per: 'a tola' },
              stock: 0,
              back: '2026-12-04',
            },
          ],
        },
        {
          id: 'gaz',
          name: 'Folding gaz of 33 inches',
          href: '#gaz',
          text: 'Teak and brass, in four parts.',
          sizes: [
            {
              id: 'scratched',
              label: 'Scratched',
              price: 480,
              before: 640,
              stock: 2,
              media: <Gaz isScratched title="A folding rule with scratches on one part" />,
            },
            {
              id: 'new',
              label: 'New',
              price: 640,
              media: <Gaz isScratched={false} title="A folding rule" />,
            },
          ],
        },
        {
          id: 'book',
          name: 'What a seer weighed in forty-two markets before 1833',
          href: '#book',
          text: '160 pages, in Hindi and English.',
          media: <Book />,
          sizes: [{ id: 'cloth', label: 'Cloth', price: 420 }],
        },
      ]}
    />
  );
}
