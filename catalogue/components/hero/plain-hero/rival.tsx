import type { ReactNode } from 'react';
import { PlainHero } from './component.tsx';

/** 60 characters. */
const TITLE = 'Match every bank line to the invoice that it paid, in a week';
const LEAD =
  'Two Columns puts each bank line beside the invoice that it paid. What has no partner stays open until somebody explains it.';
const FACTS = [
  { label: 'Set up', value: '25 minutes' },
  { label: 'Bank formats', value: '22' },
  { label: 'Free each month', value: '300 lines' },
];
/** Two columns of lines, joined in the middle. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" stroke="#31507a" stroke-width="6">
  <rect width="800" height="500" fill="#dde3ea" stroke="none" />
  <path d="M80 150H320M80 250H320M80 350H320M480 150H720M480 250H720" />
  <path d="M320 150H480M320 250H480M320 350H380" stroke-dasharray="2 12" />
</svg>`;
const PICTURE = (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(DRAWING)}`}
    alt="Bank lines beside invoices"
    width="800"
    height="500"
  />
);

/** With a picture and without one. */
export function Ours() {
  return (
    <>
      <PlainHero title={TITLE} lead={LEAD} facts={FACTS} layout="split" media={PICTURE} />
      <PlainHero title={TITLE} lead={LEAD} facts={FACTS} layout="split" />
    </>
  );
}

/** After the default hero section of Flowbite. */
function Hero({ picture }: { picture?: ReactNode }) {
  return (
    <section className="bg-white dark:bg-gray-900">
      <div className="mx-auto grid max-w-screen-xl px-4 py-8 lg:grid-cols-12 lg:gap-8 lg:py-16 xl:gap-0">
        <div className="me-auto place-self-center lg:col-span-7">
          <h1 className="mb-4 max-w-2xl text-4xl leading-none font-extrabold tracking-tight md:text-5xl xl:text-6xl dark:text-white">
            {TITLE}
          </h1>
          <p className="mb-6 max-w-2xl font-light text-gray-500 md:text-lg lg:mb-8 lg:text-xl dark:text-gray-400">
            {LEAD}
          </p>
          <a
            href="#match"
            className="me-3 inline-flex items-center justify-center rounded-lg bg-gray-900 px-5 py-3 text-center text-base font-medium text-white dark:bg-white dark:text-gray-900"
          >
            Match last month
          </a>
          <a
            href="#example"
            className="inline-flex items-center justify-center rounded-lg border border-gray-300 px-5 py-3 text-center text-base font-medium text-gray-900 dark:text-white"
          >
            See a worked example
          </a>
          <dl className="mt-8 grid max-w-2xl grid-cols-3 gap-8 dark:text-white">
            {FACTS.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-gray-500 dark:text-gray-400">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="hidden lg:col-span-5 lg:mt-0 lg:flex">{picture}</div>
      </div>
    </section>
  );
}

export function Rival() {
  return (
    <>
      <Hero picture={PICTURE} />
      <Hero />
    </>
  );
}
