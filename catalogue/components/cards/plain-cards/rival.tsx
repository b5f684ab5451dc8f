'use client';

import { useState } from 'react';
import { PlainCards } from './component.tsx';

const pictureOf = (width: number, height: number): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d6e2da" /><circle cx="50%" cy="50%" r="80" fill="#2e7d4f" /></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

/** Five rides. One has no picture, and one has a long title. */
const RIDES = [
  {
    title: 'To Mussoorie before the buses',
    href: '#mussoorie',
    text: 'Leave at five. The road is yours as far as the toll.',
    picture: pictureOf(600, 400),
  },
  {
    title: 'Up the river to Maldevta, over the bridge and on to where the gravel ends',
    href: '#maldevta',
    text: 'Tarmac to the bridge, then two kilometres of gravel.',
    picture: pictureOf(500, 500),
  },
  {
    title: 'Asan, for the ducks',
    href: '#asan',
    text: 'Downhill all the way there, and you pay for it after lunch.',
    picture: null,
  },
  {
    title: 'The ridge at Mohand',
    href: '#mohand',
    text: 'Sal forest on both sides, and monkeys.',
    picture: pictureOf(400, 600),
  },
  {
    title: 'Round the tea gardens',
    href: '#tea',
    text: 'No hill, no lorry, three places for ice cream.',
    picture: pictureOf(600, 400),
  },
];

function Save({ className }: { className?: string }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      className={className}
      onClick={() => setSaved(!isSaved)}
    >
      Save
    </button>
  );
}

export function Ours() {
  return (
    <PlainCards
      cards={RIDES.map(({ title, href, text, picture }) => ({
        title,
        href,
        text,
        media: picture && <img src={picture} alt="" />,
        actions: <Save />,
      }))}
    />
  );
}

/** The Card of shadcn/ui with a link around it. */
export function Rival() {
  return (
    <section className="mx-auto max-w-7xl px-6 py-24">
      <h2 className="text-3xl font-bold tracking-tight">Rides</h2>
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {RIDES.map(({ title, href, text, picture }) => (
          <li key={href}>
            <a
              href={href}
              className="flex flex-col gap-4 overflow-hidden rounded-xl border pb-6 shadow-sm transition-shadow hover:shadow-md"
            >
              {picture && <img src={picture} alt="" className="h-48 w-full object-cover" />}
              <div className="px-6">
                <h3 className="leading-none font-semibold">{title}</h3>
                <p className="mt-2 text-sm text-neutral-600">{text}</p>
              </div>
              <div className="px-6">
                <Save className="h-9 rounded-md border px-4 text-sm font-medium" />
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
