import { useEffect, useState } from 'react';
import { facts, studio } from './content.ts';
import { Harbour } from './harbour.tsx';
import { HowItRuns } from './how-it-runs.tsx';
import { type Chosen, firstPair, InkTable } from './ink-table.tsx';
import { Masthead } from './masthead.tsx';
import { PriceList } from './price-list.tsx';
import { Questions } from './questions.tsx';
import { Visit } from './visit.tsx';
import { WoodType } from './wood-type.tsx';

const HEADLINE = ['Two inks,', 'one sheet,', 'no two alike.'];
const WORDMARK = [studio.name];

export function App() {
  const [chosen, setChosen] = useState<Chosen>(firstPair);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--ink-a', chosen.a.hex);
    style.setProperty('--on-a', chosen.a.on);
    style.setProperty('--ink-b', chosen.b.hex);
    style.setProperty('--on-b', chosen.b.on);
  }, [chosen]);
  return (
    <div id="top">
      <a
        href="#main"
        className="absolute start-4 top-2 z-20 -translate-y-20 bg-key px-4 py-3 font-bold text-paper focus:translate-y-0"
      >
        Skip to the work
      </a>
      <Masthead />
      <main id="main" tabIndex={-1} className="outline-none">
        <div className="mx-auto grid max-w-[88rem] items-start gap-8 px-4 py-8 sm:px-8 lg:grid-cols-[7fr_5fr] lg:gap-12 lg:py-12">
          <div>
            <WoodType as="h1" lines={HEADLINE} size={0.27} />
            <p className="mt-8 max-w-xl text-xl">
              {studio.line}. We print posters, zines, cards and labels with a machine that knows one
              colour at a time, and we have learned to like what happens in between.
            </p>
            <p className="mt-6 flex flex-wrap gap-3">
              <a
                href="#work"
                className="inline-flex min-h-12 items-center bg-key px-6 text-lg font-bold text-paper hover:bg-ink-b hover:text-on-b"
              >
                See every price
              </a>
              <a
                href="#visit"
                className="inline-flex min-h-12 items-center border-2 border-key px-6 text-lg font-bold hover:bg-sheet"
              >
                Write to the desk
              </a>
            </p>
            <dl className="mt-10 grid grid-cols-2 border-t-4 border-key sm:grid-cols-4 lg:mt-16 lg:grid-cols-2 xl:grid-cols-4">
              {facts.map(({ label, value }) => (
                <div key={label} className="border-b-2 border-line py-3 pe-3">
                  <dt className="text-base text-soft">{label}</dt>
                  <dd className="wood mt-2 text-3xl [font-stretch:80%]">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <Harbour />
            <p className="mt-2 text-base text-soft">
              Dusk, Vypin side. {chosen.a.name} under {chosen.b.name.toLowerCase()}, A3.
            </p>
            <div className="mt-6">
              <InkTable chosen={chosen} onChoose={setChosen} />
            </div>
          </div>
        </div>
        <PriceList />
        <HowItRuns />
        <Questions />
        <Visit />
      </main>
      <footer className="overflow-hidden border-t-2 border-line">
        <div className="mx-auto max-w-[88rem] px-4 pt-8 sm:px-8">
          <WoodType lines={WORDMARK} size={0.2} hidden />
          <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 py-6 text-soft">
            <span>
              {studio.name}, {studio.address.join(', ')}
            </span>
            <span>Set in Anybody and Instrument Sans. No cookies, nothing tracked.</span>
          </p>
        </div>
      </footer>
    </div>
  );
}
