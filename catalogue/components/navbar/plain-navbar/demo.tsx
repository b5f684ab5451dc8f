import { TWO_COLUMNS } from '../../../media/businesses/two-columns.ts';
import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainNavbar } from './component.tsx';

/** The mark has 3 px of air in its own box; its edge belongs on the grid. */
const LOGO = (
  <span className="-ms-0.75 shrink-0">
    <TwoColumnsMark />
  </span>
);

/** On top of the page that it belongs to. */
export function Demo() {
  const { hero } = TWO_COLUMNS;
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <PlainNavbar logo={LOGO} />
      <main className="mx-auto grid max-w-[78rem] items-start gap-x-8 gap-y-7 px-5 py-14 md:grid-cols-12 md:px-8 md:py-18">
        <h1 className="m-0 text-[clamp(2.5rem,5vw,4.5rem)] leading-[1.04] font-semibold tracking-[-0.03em] text-balance md:col-span-10">
          {hero.title}
        </h1>
        <p className="m-0 text-xl text-pretty text-(--second) md:col-span-6">{hero.lead}</p>
        <dl className="m-0 border-t border-(--rule) md:col-span-5 md:col-start-8">
          {hero.facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-(--rule) py-3">
              <dt className="text-(--second)">{label}</dt>
              <dd className="m-0 font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </main>
    </div>
  );
}
