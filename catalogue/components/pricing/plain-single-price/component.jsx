const LABELS = {
  period: 'How you pay',
  sum: 'It adds up to',
  charged: 'You are charged',
  guarantee: 'If it is not right',
  included: 'Included',
  excluded: 'Not included',
  /** A sum and what it is for, or when it is paid. */
  line: '{amount} {text}',
  even: '{count} × {part}',
  uneven: '{count} × {part} + {last}',
  taxAdded: '{amount} + {tax} {name} ({percent})',
  taxWithin: 'with {tax} {name} ({percent})',
  saved: '{amount} less than in {count} payments',
};

const PRICE = {
  label: 'Monthly',
  amount: 1_600,
  per: 'for one repository, a month',
  times: 12,
  whole: 'a year',
  when: 'on the 1st of each month',
};

const OTHER = {
  label: 'Yearly',
  amount: 16_800,
  per: 'for one repository, a year',
  parts: 12,
  whole: 'a year',
  when: 'on the first day of each year',
};

const INCLUDED = [
  '2,000 runs a month',
  'A comment on the line that is wrong',
  'History of 90 days',
  'Mail on weekdays',
];
const EXCLUDED = [
  'Further runs, which are ₹1 each',
  'Writing your manual',
  'History before you began',
  'Calls, which come with Support',
];

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/** How many times its own size a text is wide, at most. Signs from the Far East are squares. */
const widthOf = (text) =>
  Array.from(text).reduce(
    (sum, sign) =>
      sum + (/[\s.,'’٬]/.test(sign) ? 0.34 : /\d/.test(sign) ? 0.63 : sign > '\u2e7f' ? 1.1 : 0.8),
    0,
  );

/** What belongs to the one or to the other period, in one cell: nothing moves when the period changes. */
function Either({ parts }) {
  if (parts.length < 2) return parts[0];
  return (
    <div className="grid min-w-0 *:min-w-0 *:[grid-area:1/1]">
      <div className="group-has-[[data-other]:checked]/price:invisible">{parts[0]}</div>
      <div className="invisible group-has-[[data-other]:checked]/price:visible">{parts[1]}</div>
    </div>
  );
}

/** A line of the bill: what it is called, the sum, and how it comes about. */
function Line({ term, sum, text }) {
  return (
    <dl className="m-0 border-t border-(--line) pt-3.5 tabular-nums">
      <dt className="text-(--quiet)">{term}</dt>
      <dd className="m-0 mt-0.5 text-xl leading-snug font-semibold tracking-[-0.01em] text-balance wrap-break-word rtl:tracking-normal">
        {sum}
      </dd>
      {text && <dd className="m-0 mt-0.5 text-pretty wrap-break-word text-(--quiet)">{text}</dd>}
    </dl>
  );
}

export function PlainSinglePrice({
  title = 'One price for each repository',
  lead = 'We run the samples of your manual on every change, and write to the line that is wrong.',
  price = PRICE,
  other = OTHER,
  currency = 'INR',
  locale = 'en-IN',
  tax = { name: 'GST', percent: 18 },
  guarantee = {
    title: 'The first payment back',
    text: 'if the first run finds no wrong sample. Ask within 30 days of it.',
  },
  included = INCLUDED,
  excluded = EXCLUDED,
  action = { label: 'Add a repository', href: '#add' },
  children,
  layout = 'sheet',
  labels,
  level = 2,
  join = false,
  className = '',
}) {
  const Title = `h${level}`;
  const Name = `h${level + 1}`;
  const words = { ...LABELS, ...labels };
  const isSheet = layout === 'sheet';
  const prices = other ? [price, other] : [price];

  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const round = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  /** The smallest coins of one unit. Sums are made of these, so that nothing is lost between them. */
  const coins = 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2);
  const inCoins = (amount) => Math.round(amount * coins);
  /** All amounts of a line have decimals, or none has. */
  const say = (...amounts) => {
    const format = amounts.every((amount) => amount % coins === 0) ? round : exact;
    return amounts.map((amount) => format.format(amount / coins));
  };
  const percent = (rate) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      rate / 100,
    );

  const figures = say(...prices.map(({ amount }) => inCoins(amount)));
  const width = Math.max(...figures.map(widthOf), 1);
  const wholes = prices.map(({ amount, times = 1 }) => inCoins(amount) * times);
  const saved = (wholes[0] ?? 0) - (wholes[1] ?? Infinity);

  const sumOf = ({ amount, times, parts = 0, whole = '' }) => {
    const paid = inCoins(amount);
    const count = times ?? parts;
    if (count < 2) return null;
    const part = times ? paid : Math.floor(paid / count);
    const total = times ? paid * times : paid;
    const rest = total - part * (count - 1);
    const isEven = rest === part;
    const [one = '', last = ''] = say(part, rest);
    const [sum = ''] = say(total);
    return (
      <Line
        term={words.sum}
        sum={fill(words.line, { amount: sum, text: whole })}
        text={fill(isEven ? words.even : words.uneven, {
          count: (isEven ? count : count - 1).toLocaleString(locale),
          part: one,
          last,
        })}
      />
    );
  };

  const chargeOf = ({ amount, when = '' }) => {
    if (!tax && !when) return null;
    const paid = inCoins(amount);
    const { name = '', percent: rate = 0, included: isWithin = false } = tax ?? {};
    const share = Math.round((paid * rate) / (isWithin ? 100 + rate : 100));
    const [net = '', part = '', total = ''] = say(paid, share, isWithin ? paid : paid + share);
    const values = { amount: net, tax: part, name, percent: percent(rate) };
    return (
      <Line
        term={words.charged}
        sum={fill(words.line, { amount: total, text: when })}
        text={tax ? fill(isWithin ? words.taxWithin : words.taxAdded, values) : undefined}
      />
    );
  };

  const cell = isSheet ? 'md:col-span-4' : '';
  const list = (name, entries, isIn) =>
    entries.length > 0 && (
      <div key={isIn ? 'in' : 'out'} className={`min-w-0 border-t border-(--line) pt-3.5 ${cell}`}>
        <Name className="m-0! [font-family:inherit]! text-base! leading-relaxed! font-normal! tracking-normal! wrap-break-word text-(--quiet)!">
          {name}
        </Name>
        <ul className="m-0 mt-2 grid list-none gap-2.5 p-0">
          {entries.map((entry, at) => (
            <li key={`${at} ${entry}`} className="flex min-w-0 items-baseline gap-3">
              <svg
                viewBox="0 0 12 12"
                aria-hidden="true"
                className="size-3 shrink-0 translate-y-px fill-none stroke-current stroke-[1.75]"
              >
                <path d={isIn ? 'M6 0v12M0 6h12' : 'M0 6h12'} />
              </svg>
              <span className="min-w-0 wrap-break-word">{entry}</span>
            </li>
          ))}
        </ul>
      </div>
    );

  const lines = [
    ...[prices.map(sumOf), prices.map(chargeOf)]
      .filter((parts) => parts.some(Boolean))
      .map((parts, at) => <Either key={at} parts={parts} />),
    guarantee && (
      <Line key="guarantee" term={words.guarantee} sum={guarantee.title} text={guarantee.text} />
    ),
  ].filter(Boolean);
  const hasLinks = prices.some(({ href }) => href);

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[color-scheme:dark] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <form
        className={`group/price mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-9 px-5 md:grid-cols-12 md:px-8 ${isSheet ? '' : 'md:grid-rows-[auto_1fr]'}`}
      >
        {(title || lead) && (
          <div
            className={`grid min-w-0 content-start gap-x-8 gap-y-4 ${isSheet ? 'mb-2 md:mb-5 md:col-span-full md:grid-cols-12 md:items-baseline-last' : 'md:col-span-6'}`}
          >
            {title && (
              <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-7 rtl:tracking-normal!">
                {title}
              </Title>
            )}
            {lead && (
              <p
                className={`m-0! max-w-[34rem] min-w-0 text-base! leading-relaxed! text-pretty wrap-break-word text-(--quiet)! ${isSheet ? 'md:col-span-4 md:col-start-9' : ''}`}
              >
                {lead}
              </p>
            )}
          </div>
        )}
        <div
          className={
            isSheet
              ? 'contents'
              : 'grid min-w-0 grid-cols-1 gap-7 self-start rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--ink) bg-(--panel) p-5 md:col-[8/-1] md:row-[1/span_2] md:p-8'
          }
        >
          <div
            style={{ '--width': width }}
            className={`@container min-w-0 ${isSheet ? 'md:col-span-8 md:self-end md:pb-1.5' : ''}`}
          >
            <Either
              parts={prices.map(({ per }, at) => (
                <p key={at} className="m-0! text-base! text-(--ink)!">
                  <span
                    className={`-ms-[.04em] block [font-family:var(--brand-font-display,inherit)] leading-none font-semibold tracking-[-0.03em] wrap-anywhere tabular-nums [text-box:trim-both_cap_alphabetic] rtl:tracking-normal ${isSheet ? 'text-[min(9rem,100cqi/var(--width))]' : 'text-[min(4.5rem,100cqi/var(--width))]'}`}
                  >
                    {figures[at]}
                  </span>
                  <span
                    className={`block text-xl leading-normal text-pretty wrap-break-word text-(--quiet) ${isSheet ? 'mt-7' : 'mt-4'}`}
                  >
                    {per}
                  </span>
                </p>
              ))}
            />
          </div>
          {prices.length > 1 && (
            <fieldset
              className={`m-0 min-w-0 border-0 p-0 ${isSheet ? 'md:self-end' : ''} ${cell}`}
            >
              <legend className="mb-2 max-w-full p-0 wrap-break-word text-(--quiet)">
                {words.period}
              </legend>
              {prices.map(({ label, times = 1 }, at) => (
                <label
                  key={at}
                  className="group/way flex min-h-11 cursor-pointer items-baseline gap-3 border-t border-(--line) py-2.5 transition-colors duration-120 hover:border-(--edge) has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) motion-reduce:transition-none"
                >
                  <input
                    type="radio"
                    name="period"
                    data-other={at === 0 ? undefined : ''}
                    defaultChecked={at === 0}
                    className="m-0 size-4.5 shrink-0 translate-y-[.2em] cursor-pointer accent-(--main-text) outline-hidden"
                  />
                  <span className="min-w-0 flex-1 wrap-break-word">
                    <span className="group-has-checked/way:font-semibold">{label}</span>
                    {at === 1 && saved > 0 && times === 1 && (
                      <span className="block text-sm text-(--quiet)">
                        {fill(words.saved, {
                          amount: say(saved)[0] ?? '',
                          count: (price.times ?? 1).toLocaleString(locale),
                        })}
                      </span>
                    )}
                  </span>
                  <span className="tabular-nums group-has-checked/way:font-semibold">
                    {figures[at]}
                  </span>
                </label>
              ))}
              {/* Enter on a radio button would send the form. */}
              <button type="submit" disabled hidden />
            </fieldset>
          )}
          {lines.length > 0 && (
            <div
              className={`grid min-w-0 grid-cols-1 gap-x-8 gap-y-5 ${isSheet ? 'md:col-span-full md:grid-cols-3' : ''}`}
            >
              {lines}
            </div>
          )}
          {(action || children) && (
            <div
              className={`flex min-w-0 flex-col justify-between gap-4 print:hidden ${isSheet ? 'md:order-1 md:border-t md:border-(--line) md:pt-3.5' : ''} ${cell}`}
            >
              {children && (
                <div className="text-pretty wrap-break-word text-(--quiet)">{children}</div>
              )}
              {action && (
                <div className="mt-auto">
                  <Either
                    parts={(hasLinks ? prices : [price]).map(({ href }, at) => (
                      <a
                        key={at}
                        href={href ?? action.href}
                        className="flex min-h-12 items-center justify-center rounded-[var(--radius,.5rem)] bg-(--main) px-4.5 py-2.5 text-center text-base! leading-6! font-medium! tracking-normal! text-(--on-main)! no-underline! transition-colors duration-150 hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))] focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px motion-reduce:transition-none forced-colors:border"
                      >
                        <span className="min-w-0 wrap-break-word">{action.label}</span>
                      </a>
                    ))}
                  />
                </div>
              )}
            </div>
          )}
        </div>
        <div
          className={
            isSheet ? 'contents' : 'grid min-w-0 grid-cols-1 content-start gap-9 md:col-span-6'
          }
        >
          {list(words.included, included, true)}
          {list(words.excluded, excluded, false)}
        </div>
      </form>
    </section>
  );
}
