import { TWO_COLUMNS } from '../../../media/businesses/two-columns.ts';
import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainAnnouncement } from './component.tsx';

/** Above the bar and the first words of the page that it belongs to. */
export function Demo() {
  const { name, hero, posts, footer } = TWO_COLUMNS;
  const [post] = posts;
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <PlainAnnouncement date="12 Nov" dateTime={post.date} text={`${post.title}.`} />
      <header className="border-b border-(--rule)">
        <div className="mx-auto flex min-h-18 max-w-[78rem] items-center justify-between gap-7 px-5 md:px-8">
          <span className="-ms-0.75 flex items-center gap-2.5 text-lg font-semibold tracking-[-0.015em]">
            <TwoColumnsMark />
            {name}
          </span>
          <nav aria-label="Product" className="flex items-center gap-7">
            {footer[0]!.links.map((label) => (
              <a
                key={label}
                href="#product"
                className="flex min-h-11 items-center text-(--second) hover:text-(--text) max-lg:hidden"
              >
                {label}
              </a>
            ))}
            <a
              href="#start"
              className="flex min-h-11 items-center rounded-[var(--radius,.5rem)] border border-(--text) px-4.5 font-medium"
            >
              Start free
            </a>
          </nav>
        </div>
      </header>
      <main className="mx-auto grid max-w-[78rem] items-start gap-x-8 gap-y-7 px-5 py-14 md:grid-cols-12 md:px-8 md:py-18">
        <h1 className="m-0 text-[clamp(2.5rem,5vw,4.5rem)] leading-[1.04] font-semibold tracking-[-0.03em] text-balance md:col-span-10">
          {hero.title}
        </h1>
        <p className="m-0 text-xl text-pretty text-(--second) md:col-span-6">{hero.lead}</p>
      </main>
    </div>
  );
}
