import type { ReactNode } from 'react';
import { steps } from './content.ts';

const figures: ReactNode[] = [
  <>
    <path d="M20 18h48v64H20z" />
    <path d="M56 34h48v64H56z" className="fill-ink-a" />
    <path d="M66 48h28M66 60h28M66 72h16" />
  </>,
  <>
    <path d="M24 14h72v84H24zM60 14v84M24 56h72" />
    <path d="M44 44h36v46H44z" className="fill-ink-a" />
    <circle cx="62" cy="62" r="9" />
  </>,
  <>
    <circle cx="60" cy="50" r="32" />
    <circle cx="60" cy="50" r="8" />
    <path d="M8 92h104M92 50l12 0M60 18V8M22 98l12-12M86 98l12-12" />
  </>,
  <>
    <circle cx="44" cy="46" r="28" />
    <circle cx="76" cy="46" r="28" />
    <path d="M60 24a28 28 0 0 1 0 44 28 28 0 0 1 0-44z" className="fill-on-a" />
    <path d="M14 90h92M24 102h72" />
  </>,
];

export function HowItRuns() {
  return (
    <section id="how" aria-labelledby="how-title" className="bg-ink-a text-on-a">
      <div className="mx-auto max-w-[88rem] px-4 py-16 sm:px-8 lg:py-24">
        <h2 id="how-title" className="wood text-6xl [font-stretch:72%] sm:text-8xl">
          Five days, two passes
        </h2>
        <ol className="mt-12 grid gap-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-0">
          {steps.map(({ when, title, text }, index) => (
            <li
              key={title}
              className="border-on-a lg:border-s-2 lg:px-6 lg:first:border-s-0 lg:first:ps-0"
            >
              <svg
                viewBox="0 0 120 110"
                className="h-28 w-auto fill-none stroke-on-a stroke-[3.5]"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                {figures[index]}
              </svg>
              <p className="mt-6 font-bold">{when}</p>
              <h3 className="wood text-4xl [font-stretch:88%]">{title}</h3>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
