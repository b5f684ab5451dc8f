import { PlainCta } from './component.tsx';

const TITLE = 'Book a stand, know the day it is ready';
const LEAD = 'There are three stands in Karanpur. A puncture is mended while you wait.';

export function Ours() {
  return (
    <PlainCta
      title={TITLE}
      lead={LEAD}
      links={[
        { label: 'Book a stand', href: '#book' },
        { label: 'See the price list', href: '#prices' },
      ]}
    />
  );
}

/** After "Simple centered on brand" of Tailwind Plus, with the main colour of the project. */
export function Rival() {
  return (
    <section className="bg-white px-6 py-24 dark:bg-neutral-950">
      <div className="mx-auto max-w-5xl rounded-2xl bg-(--primary) px-6 py-20 text-center">
        <h2 className="text-4xl font-semibold tracking-tight text-balance text-white">{TITLE}</h2>
        <p className="mx-auto mt-6 max-w-xl text-lg text-white">{LEAD}</p>
        <div className="mt-10 flex justify-center gap-6">
          <a
            href="#book"
            className="rounded-md bg-white px-3.5 py-2.5 text-sm font-semibold text-neutral-900 shadow-xs"
          >
            Book a stand
          </a>
          <a
            href="#prices"
            className="rounded-md border border-white px-3.5 py-2.5 text-sm font-semibold text-white"
          >
            See the price list
          </a>
        </div>
      </div>
    </section>
  );
}
