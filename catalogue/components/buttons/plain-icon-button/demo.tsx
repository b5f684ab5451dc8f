'use client';

import { useState } from 'react';
import { SeerTolaMark } from '../../../media/marks.tsx';
import { StillLife } from '../../../media/pictures/still-life.tsx';
import { PlainIconButtons } from './component.tsx';

const icon = (path: string) => (
  <svg
    viewBox="0 0 24 24"
    className="size-5 fill-none stroke-current stroke-[1.9] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <path d={path} />
  </svg>
);

const LENS = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3 20.5 20.5M8 10.5h5';
const LARGEST = 2;

/** How far the jug is filled, and where that is in the picture. */
const MARKS = [
  ['1 seer', '933', 'top-[47%]'],
  ['½', '466', 'top-[63%]'],
  ['¼', '233', 'top-[71%]'],
] as const;

const FACTS = [
  ['Made of', 'Stoneware, glazed by dipping'],
  ['Marks', '¼, ½ and 1 seer'],
  ['Price', '₹1,850'],
] as const;

const BUY = [
  {
    label: 'Take it home',
    tools: [
      {
        id: 'box',
        label: 'Put in a box',
        icon: icon('M3.5 8 12 3.5 20.5 8v8L12 20.5 3.5 16zM3.5 8 12 12.5 20.5 8M12 12.5v8'),
      },
      { id: 'post', label: 'Send by post', icon: icon('M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7') },
      {
        id: 'ask',
        label: 'Ask the shop',
        icon: icon('M4 4.5h16v11.5h-9l-4.500 4v-4H4zM8.500 9h7M8.500 12h4'),
      },
    ],
  },
];

/** A piece of the museum shop, to be looked at closely. */
export function Demo() {
  const [size, setSize] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const [hasRule, setRule] = useState(true);
  const press = (id: string): void => {
    if (id === 'smaller') setSize(Math.max(0, size - 1));
    if (id === 'larger') setSize(Math.min(LARGEST, size + 1));
    if (id === 'whole') setSize(0);
    if (id === 'turn') setTurned(!isTurned);
    if (id === 'measure') setRule(!hasRule);
  };
  const groups = [
    {
      label: 'Size',
      tools: [
        { id: 'smaller', label: 'Smaller', icon: icon(LENS), shortcut: '−', disabled: size === 0 },
        {
          id: 'larger',
          label: 'Larger',
          icon: icon(`${LENS}M10.5 8v5`),
          shortcut: '+',
          disabled: size === LARGEST,
        },
        {
          id: 'whole',
          label: 'Whole piece',
          icon: icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
          shortcut: '0',
        },
      ],
    },
    {
      label: 'Look',
      tools: [
        {
          id: 'turn',
          label: 'Turn it',
          icon: icon('M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 3.5v5h-5'),
          shortcut: 'R',
          pressed: isTurned,
        },
        {
          id: 'measure',
          label: 'Rule in seer and millilitres',
          icon: icon('M3 8h18v8H3zM7 8v3M11 8v4M15 8v3'),
          shortcut: 'M',
          pressed: hasRule,
        },
      ],
    },
    {
      label: 'Keep',
      tools: [
        {
          id: 'card',
          label: 'Card of the piece',
          icon: icon('M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4'),
          shortcut: 'C',
        },
        {
          id: 'print',
          label: 'Print',
          icon: icon('M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z'),
          shortcut: 'Ctrl+P',
        },
      ],
    },
  ];
  return (
    <main className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <div className="mx-auto grid max-w-[78rem] gap-x-8 gap-y-9 px-5 py-14 md:grid-cols-12 md:px-8">
        <div className="min-w-0 md:col-span-8">
          <PlainIconButtons groups={groups} onPress={press} introduce="measure" />
          <div className="relative mt-3 aspect-[6/5] overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)]">
            <div
              className={`absolute inset-x-0 bottom-0 origin-[26%_80%] transition-transform duration-150 motion-reduce:transition-none ${['', 'scale-125', 'scale-150'][size]} ${isTurned ? '-scale-x-100' : ''}`}
            >
              <StillLife title="A glazed jug, a bottle and a loaf on a table" />
              {hasRule &&
                !isTurned &&
                MARKS.map(([seer, millilitres, top]) => (
                  <span
                    key={seer}
                    className={`absolute start-[8%] flex w-[37%] items-center gap-2 text-sm leading-none font-medium tabular-nums ${top}`}
                  >
                    <span className="min-w-12 rounded-sm bg-(--ground) px-1.5 py-1 text-center">
                      {seer}
                    </span>
                    <span className="flex-1 border-t-2 border-(--ground)" />
                    <span className="rounded-sm bg-(--ground) px-1.5 py-1">{millilitres} ml</span>
                  </span>
                ))}
            </div>
          </div>
        </div>
        <section className="flex min-w-0 flex-col md:col-span-4">
          <span className="flex min-h-13 items-center *:size-8">
            <SeerTolaMark />
          </span>
          <h2 className="mt-3 mb-4 text-4xl leading-[1.1] font-semibold tracking-[-0.024em]">
            One-seer jug
          </h2>
          <p className="m-0 mb-7 text-pretty text-(--second)">
            It holds 933 g of water. The glaze ends where the potter’s finger held it, so no two are
            alike.
          </p>
          <dl className="m-0 mb-7 border-b border-(--rule)">
            {FACTS.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-t border-(--rule) py-3">
                <dt className="text-(--second)">{name}</dt>
                <dd className="m-0 text-end font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <PlainIconButtons
            groups={BUY}
            label="The jug"
            layout="below"
            className="mt-auto self-start"
          />
        </section>
      </div>
    </main>
  );
}
