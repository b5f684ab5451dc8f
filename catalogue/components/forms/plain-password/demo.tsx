import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainPassword } from './component.tsx';

const KNOWN = ['kalpana@hegde.example', 'Two Columns'];
const REFUSED = [
  { label: 'Four kinds of characters', initial: 'Password1!' },
  { label: 'With an at and a year', initial: 'kalpana@1987' },
  { label: 'Twelve keys', initial: 'qwerty123456' },
];

/** The page behind the link in the mail: one field, and below it what it says of other passwords. */
export function Demo() {
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--on-strong:var(--primary-foreground,oklch(from_var(--strong)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--strong:var(--primary,#15171a)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--strong:var(--primary,#f1f2f4)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <main className="mx-auto max-w-[78rem] px-5 py-14 md:px-8">
        <form action="#kept" className="grid grid-cols-1 gap-x-8 gap-y-7 md:grid-cols-12">
          <div className="grid content-between gap-7 md:col-span-5">
            <span className="-ms-0.75">
              <TwoColumnsMark />
            </span>
            <div>
              <h1 className="m-0 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em] text-balance">
                Choose a new password
              </h1>
              <p className="mt-4 mb-0 wrap-anywhere text-(--second)">for kalpana@hegde.example</p>
            </div>
          </div>
          <div className="grid content-start gap-7 md:col-span-7">
            <PlainPassword
              layout="scale"
              knownWords={KNOWN}
              initial="open lines till friday"
              isShown
            />
            <button
              type="submit"
              className="min-h-12 cursor-pointer justify-self-start rounded-[var(--radius,.5rem)] border border-transparent bg-(--strong) px-4.5 font-medium text-(--on-strong) print:border-(--text) print:bg-transparent print:text-(--text)"
            >
              Keep it and sign in
            </button>
          </div>
        </form>
        <div className="mt-14 border-t border-(--rule) pt-7">
          <h2 className="m-0 text-balance text-xl font-semibold tracking-[-0.01em]">
            The same field, and what people try first
          </h2>
          <div className="mt-7 grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-3">
            {REFUSED.map(({ label, initial }, at) => (
              <PlainPassword
                key={label}
                label={label}
                knownWords={KNOWN}
                initial={initial}
                name={`tried-${at}`}
                minLength={8}
                isShown
              />
            ))}
          </div>
        </div>
      </main>
    </div>
  );
}
