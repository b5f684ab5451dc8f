import { SEER_TOLA } from '../../../media/businesses/seer-tola.ts';
import { SeerTolaMark } from '../../../media/marks.tsx';
import { StillLife } from '../../../media/pictures/still-life.tsx';
import { PlainCookie } from './component.tsx';

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const QUIET = 'text-(--muted-foreground,#5a5f67) dark:text-(--muted-foreground,#a2a8b1)';
const LINE = 'border-(--border,#e5e4e7) dark:border-(--border,#2e303a)';

/** The end of the page of a museum's shop: three pieces, the footer with its link to the question, and the question. */
export function Demo() {
  return (
    <div className="bg-(--background,#fff) text-(--foreground,#15171a) dark:bg-(--background,#0d0e10) dark:text-(--foreground,#f1f2f4)">
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-6 px-5 py-7 md:grid-cols-12 md:px-8">
        <div className="h-62 overflow-hidden md:col-span-4 [&>svg]:size-full">
          <StillLife title="A jug, a bottle and bread on a table" />
        </div>
        <div className="min-w-0 self-end md:col-span-8">
          <h2 className="m-0! mb-4! text-4xl! leading-tight! font-semibold! tracking-[-0.03em]! text-inherit!">
            From the same table
          </h2>
          <ul className="m-0! list-none! p-0!">
            {SEER_TOLA.prices.map(({ name, text, amount }) => (
              <li
                key={name}
                className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 border-t py-2 ${LINE}`}
              >
                <a href="#piece" className="font-semibold text-inherit!">
                  {name}
                </a>
                <span className="text-end tabular-nums">{RUPEES.format(amount)}</span>
                <span className={QUIET}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <footer className={`border-t ${LINE}`}>
        <div className="mx-auto flex max-w-[78rem] flex-wrap items-center gap-x-8 gap-y-2 px-5 py-4 md:px-8">
          <span className="me-auto flex items-center gap-2.5 font-semibold">
            <SeerTolaMark /> {SEER_TOLA.name}
          </span>
          {['Post', 'Returns', 'Repairs'].map((label) => (
            <a key={label} href={`#${label.toLowerCase()}`} className="text-inherit! no-underline!">
              {label}
            </a>
          ))}
          <a href="#cookies" className="text-inherit! no-underline!">
            Cookies
          </a>
        </div>
      </footer>
      {/* Pictures of phones are higher than the window. */}
      <PlainCookie expanded className="max-md:static!" />
    </div>
  );
}
