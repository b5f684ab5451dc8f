import { QUERN } from '../../../media/businesses/quern.ts';
import { QuernMark } from '../../../media/marks.tsx';
import { PlainCallout } from './component.tsx';

const [, names, differ, changed] = QUERN.features;
const LINES = ['$ quern run --since main', '11 of 212 samples, 10 right, 1 to mend'];

/** A chapter of a manual. The colours of the kinds are those that a project has. */
export function Demo() {
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--destructive:#dc2626] [--ground:var(--background,#fff)] [--info:#2563eb] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--success:#16a34a] [--text:var(--foreground,#15171a)] [--warning:#eab308] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 px-5 py-14 md:px-8 md:py-18 md:[--callout-margin:9.5rem] lg:grid-cols-[minmax(0,1fr)_19rem]">
        <header className="grid gap-y-5 md:grid-cols-[9.5rem_minmax(0,1fr)] lg:col-span-2">
          <p className="m-0 flex items-start gap-2.5 font-semibold">
            <QuernMark />
            Guide
          </p>
          <div>
            <h1 className="m-0 -mt-1.5 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance">
              Run only what changed
            </h1>
            <p className="m-0 mt-4 max-w-[36rem] text-xl leading-normal text-pretty text-(--second)">
              {changed!.text} In our own guide that is eleven of 212 on most days.
            </p>
          </div>
        </header>
        <main className="mt-10 grid max-w-[46rem] min-w-0 content-start gap-7 leading-6 md:ps-(--callout-margin)">
          <pre className="m-0 overflow-x-auto border-y border-(--rule) py-4 [font-family:ui-monospace,monospace] text-sm leading-6">
            {LINES.join('\n')}
          </pre>
          <PlainCallout kind="note" title={null}>
            A page that links to a touched one is run as well, because its reader goes there. What
            was left out is counted in <a href="#report">the report</a>.
          </PlainCallout>
          <p className="m-0 text-pretty">
            On a branch that is enough. Before a release run all 212: it takes 4.1 seconds on eight
            cores. Three things are set up once.
          </p>
          <ol className="m-0 grid list-decimal gap-3 ps-5 md:[--callout-margin:10.75rem] marker:text-(--second)">
            <li>Start a container with sample data.</li>
            <li>
              <div className="mb-3">Give Quern its address.</div>
              <PlainCallout kind="danger" title="Never that of your customers">
                A sample does what it says. One that deletes an order deletes it.
              </PlainCallout>
            </li>
            <li>{differ!.text}</li>
          </ol>
          <PlainCallout kind="warning" title="Dates at midnight">
            Until 2.2.1 a pattern for dates failed on 00:00 in time zones east of Greenwich. Ask
            with <code>quern --version</code>.
          </PlainCallout>
          <PlainCallout kind="note" fold="closed" title="What does not count as a change">
            White space, comments, and the order of pages in the contents.
          </PlainCallout>
        </main>
        <aside
          aria-label="Last run"
          className="mt-10 grid content-start gap-5 [--callout-margin:initial]"
        >
          <PlainCallout layout="box" kind="tip" title={names!.title} remember="names-the-line">
            <code>refunds.md:43</code> says 200, got 202. Your editor opens there.
          </PlainCallout>
          <PlainCallout layout="box" kind="success" title="11 of 11">
            <ul>
              <li>refunds.md, four samples</li>
              <li>orders.md, five samples</li>
              <li>webhooks.md, two samples</li>
            </ul>
          </PlainCallout>
          <PlainCallout layout="box" kind="warning" fold="open" title="Three skipped">
            Each has a reason above it. One of them is from April.
          </PlainCallout>
        </aside>
      </div>
    </div>
  );
}
