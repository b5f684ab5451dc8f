'use client';

import { useEffect, useId, useRef, useState } from 'react';

const LABELS = {
  traveller: 'Traveller',
  goods: 'Goods',
  review: 'Review',
  declared: 'Declared. Show this number.',
  faults: 'To be mended',
  toGoods: 'On to goods',
  what: 'What you carry',
  value: 'Value in {currency}',
  add: 'Add',
  remove: 'Remove',
  nothing: 'Nothing yet. Clothes and a used laptop need not be listed.',
  toReview: 'Review everything',
  toTraveller: 'Back to traveller',
  notGiven: 'not given',
  none: 'none',
  item: '{what}, {value}',
  change: 'Change',
  send: 'I declare this is true',
  sending: 'Sending…',
  left: '{left} of {allowance} left',
  above: '{above} above the allowance of {allowance}',
  whatMissing: 'Say what it is.',
  valueMissing: 'Write what it cost in {currency}, such as {example}.',
  added: '{what} added, {value}.',
  removed: '{what} removed.',
  sum: '{total} in all. {channel}.',
  failed: 'The desk did not answer. Nothing is lost; please send again.',
};

const EMPTY = { answers: {}, goods: [] };

const FIELDS = [
  {
    key: 'name',
    label: 'Name as in the passport',
    autoComplete: 'name',
    rule: /\S+\s+\S+/,
    hint: 'Write the first and the family name.',
  },
  {
    key: 'passport',
    label: 'Passport number',
    rule: /^[a-z]\d{7}$/i,
    hint: 'One letter and seven digits, such as K4810527.',
  },
  {
    key: 'flight',
    label: 'Flight',
    rule: /^[a-z\d]{2} ?\d{2,4}$/i,
    hint: 'Carrier and number, such as QX 217.',
  },
];

const CHANNELS = {
  green: { name: 'Green channel', line: 'Walk straight through.' },
  red: { name: 'Red channel', line: 'Duty is paid at desk 4.' },
};

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (braces, name) => values[name] ?? braces);

/** Stands in until you pass submit; nothing leaves the page. */
const submitSample = async () => 'DEL-4471-K';

/**
 * Reads 21500, 21,500, Rs 21500 or ₹ 21 500 the way the locale writes amounts. NaN when it is no
 * amount: "2 lakh" and another currency are not guessed at.
 */
function readAmount(text, locale, currency) {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 1,
  }).formatToParts(1_234_567.5);
  const sign = (type) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = Array.from(
    new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210),
  );
  // Direction marks are written with an amount in Arabic and Persian.
  const plainly = (raw) => raw.replace(/\p{Cf}/gu, '');
  const ascii = Array.from(plainly(text), (letter) => {
    const at = digits.indexOf(letter);
    return at === -1 ? letter : String(9 - at);
  }).join('');
  const bare = ascii
    .replaceAll(plainly(sign('currency')), '')
    .replace(new RegExp(currency === 'INR' ? 'INR|Rs|₹' : currency, 'gi'), '')
    .replace(/[\s'’]/g, '')
    .replace(/^\.|[.,][-–]?$/g, '');
  const [whole = '', ...rest] = bare.split(sign('decimal'));
  const groups = sign('group').trim() ? whole.split(sign('group')) : [whole];
  const isGrouped =
    groups.length === 1 ||
    (groups.every((group, at) => at === 0 || /^\d{2,3}$/.test(group)) &&
      groups[groups.length - 1]?.length === 3);
  const plain = `${groups.join('')}.${rest[0] ?? 0}`;
  return isGrouped && rest.length < 2 && /^\d+\.\d+$/.test(plain)
    ? Math.round(Number(plain))
    : Number.NaN;
}

export function CustomsFormReview({
  title = 'Declare before the belt moves',
  allowance = 50_000,
  locale = 'en-IN',
  currency = 'INR',
  fields = FIELDS,
  channels = CHANNELS,
  start = EMPTY,
  startStep = 0,
  submit = submitSample,
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const steps = [text.traveller, text.goods, text.review];
  // Without questions about the traveller the form begins with the goods.
  const first = fields.length === 0 ? 1 : 0;
  const id = useId();
  const heading = useRef(null);
  const summary = useRef(null);
  const moved = useRef(false);
  const [asked, setStep] = useState(startStep);
  const step = Math.max(asked, first);
  const [data, setData] = useState(start);
  const [draft, setDraft] = useState({ what: '', value: '' });
  const [faults, setFaults] = useState({});
  const [said, setSaid] = useState('');
  const [reference, setReference] = useState('');
  const [busy, setBusy] = useState(false);

  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const money = (value) => format.format(value);
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  const total = data.goods.reduce((sum, { value }) => sum + value, 0);
  const over = total > allowance;
  const channel = over ? channels.red : channels.green;
  const answer = (key) => data.answers[key]?.trim() ?? '';

  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step, reference]);

  useEffect(() => {
    if (Object.keys(faults).length > 0) summary.current?.focus();
  }, [faults]);

  const go = (to, found = {}) => {
    moved.current = true;
    setFaults(found);
    setStep(to);
  };

  const focusOn = (key) => document.getElementById(`${id}${key}`)?.focus();

  const findFaults = () =>
    Object.fromEntries(
      fields.filter(({ key, rule }) => !rule.test(answer(key))).map(({ key, hint }) => [key, hint]),
    );

  const check = (event) => {
    event.preventDefault();
    const found = findFaults();
    if (Object.keys(found).length === 0) go(1);
    else setFaults(found);
  };

  const add = (event) => {
    event.preventDefault();
    const what = draft.what.trim();
    const value = readAmount(draft.value, locale, currency);
    const found = {
      ...(what ? {} : { what: text.whatMissing }),
      ...(value > 0
        ? {}
        : { value: fill(text.valueMissing, { currency: symbol, example: money(21_500) }) }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const next = Math.max(0, ...data.goods.map((good) => good.id)) + 1;
    setData({ ...data, goods: [...data.goods, { id: next, what, value }] });
    setDraft({ what: '', value: '' });
    setSaid(fill(text.added, { what, value: money(value) }));
    focusOn('what');
  };

  const remove = ({ id: gone, what }) => {
    setData({ ...data, goods: data.goods.filter((good) => good.id !== gone) });
    setSaid(fill(text.removed, { what }));
    focusOn('what');
  };

  const send = async () => {
    const found = findFaults();
    if (Object.keys(found).length > 0) go(0, found);
    else if (!busy) {
      setBusy(true);
      try {
        setReference(await submit(data));
        moved.current = true;
      } catch {
        setFaults({ send: text.failed });
      }
      setBusy(false);
    }
  };

  const ring =
    'focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-(--ink)';
  const plain = 'rounded-none! border-0! bg-transparent! p-0!';
  const action = `min-h-14 rounded-none! border-2! border-transparent! bg-(--ink)! px-5.5! py-2.5! text-start text-lg! font-bold! text-(--ground)! hover:underline print:hidden ${ring}`;
  const quiet = `min-h-11 text-base! font-bold! text-(--ink)! underline decoration-2 underline-offset-4 hover:no-underline print:hidden ${plain} ${ring}`;
  const box = `mt-2 min-h-14 w-full min-w-0 border-0 border-b-4 border-(--ink) bg-(--field) px-3 text-xl font-normal tracking-[-0.01em] text-(--ink) aria-invalid:border-(--alarm) ${ring}`;
  const fault = (key) =>
    faults[key] && (
      <span id={`${id}${key}fault`} className="mt-1 block text-base text-(--alarm)">
        {faults[key]}
      </span>
    );
  const tied = (key) => ({
    id: `${id}${key}`,
    'aria-invalid': key in faults,
    'aria-describedby': faults[key] ? `${id}${key}fault` : undefined,
  });

  return (
    <section
      aria-labelledby={`${id}title`}
      className={`grid bg-(--ground) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal break-words text-(--ink) [--alarm:#c4001a] [--field:#f1f1ef] [--go:oklch(from_var(--brand,#00703c)_min(l,.9)_c_h)] [--ground:#fff] [--ink:#0a0a0a] [--on-alarm:#fff] [--on-go:var(--brand-foreground,oklch(from_var(--go)_clamp(.15,(.565_-_l)*1000,1)_0_0))] [--quiet:#575757] lg:grid-cols-12 dark:[color-scheme:dark] dark:[--alarm:#ff7a85] dark:[--field:#1d1d1d] dark:[--go:oklch(from_var(--brand,#4fd08b)_max(l,.35)_c_h)] dark:[--ground:#0b0b0b] dark:[--ink:#f4f4f4] dark:[--on-alarm:#0b0b0b] dark:[--quiet:#b0b0b0] print:[color-scheme:light] print:[--alarm:#c4001a] print:[--field:#fff] print:[--ground:#fff] print:[--ink:#0a0a0a] print:[--quiet:#444] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <div
        className={`@container flex min-w-0 flex-col gap-8 bg-(--sign) p-5 text-(--on-sign) sm:p-10 lg:col-span-5 motion-safe:transition-colors motion-safe:duration-150 motion-safe:ease-linear print:border-4 print:bg-transparent print:[--on-sign:var(--ink)] forced-colors:border-4 ${over ? '[--on-sign:var(--on-alarm)] [--sign:var(--alarm)]' : '[--on-sign:var(--on-go)] [--sign:var(--go)]'}`}
      >
        <h2
          id={`${id}title`}
          className="m-0! max-w-[11ch] [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-[0.95]! font-bold! tracking-[-0.045em]! break-words text-inherit! lg:text-6xl! [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!"
        >
          {title}
        </h2>
        <ol className="m-0 flex list-none flex-wrap gap-x-4 p-0 lg:block">
          {steps.map((name, index) => {
            if (index < first) return null;
            const isNow = index === step && !reference;
            return (
              <li
                key={name}
                aria-current={isNow ? 'step' : undefined}
                className="flex min-h-11 items-center gap-1.5 text-lg lg:gap-3 lg:border-t-2 lg:border-current lg:text-2xl lg:last:border-b-2"
              >
                <span
                  className={`grid min-h-8 min-w-8 place-items-center px-1 text-lg font-bold tabular-nums ${isNow ? 'bg-(--on-sign) text-[oklch(from_var(--on-sign)_clamp(.145,(.565_-_l)*1000,1)_0_0)] print:bg-transparent print:text-(--ink) print:outline-2 forced-colors:outline-2' : ''}`}
                >
                  {index + 1 - first}
                </span>
                {index < step && !reference ? (
                  <button
                    type="button"
                    onClick={() => go(index)}
                    className={`min-h-11 text-start text-lg! font-normal! text-inherit! underline decoration-2 underline-offset-4 hover:no-underline focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-current lg:text-2xl! ${plain}`}
                  >
                    {name}
                  </button>
                ) : (
                  <span className={`min-w-0 ${isNow ? 'font-bold' : ''}`}>{name}</span>
                )}
              </li>
            );
          })}
        </ol>
        <div className="mt-auto">
          <p
            className="m-0! text-[min(7.5rem,calc(150cqi/var(--letters)))]! leading-none! font-bold! tracking-[-0.05em]! text-inherit! tabular-nums"
            style={{ '--letters': Math.max(6, money(total).length) }}
          >
            {money(total)}
          </p>
          <div aria-hidden="true" className="mt-4 h-5 border-2 border-current p-0.5">
            <div
              className="h-full bg-current [print-color-adjust:exact] forced-colors:bg-[CanvasText] motion-safe:transition-[width] motion-safe:duration-150 motion-safe:ease-linear"
              style={{
                width: `${(allowance > 0 ? Math.min(1, total / allowance) : Number(over)) * 100}%`,
              }}
            />
          </div>
          <p className="m-0! mt-2! text-lg! text-inherit!">
            {over
              ? fill(text.above, { above: money(total - allowance), allowance: money(allowance) })
              : fill(text.left, { left: money(allowance - total), allowance: money(allowance) })}
          </p>
          <div className="mt-6 flex items-center gap-4 text-lg leading-tight">
            {channel.icon === undefined ? (
              <svg
                viewBox="0 0 48 48"
                aria-hidden="true"
                className="size-14 shrink-0 fill-none stroke-current stroke-7 rtl:-scale-x-100"
              >
                <path d={over ? 'M4 24h37M25 7l17 17-17 17' : 'M24 44V7M7 23 24 6l17 17'} />
              </svg>
            ) : (
              channel.icon
            )}
            <span className="min-w-0">
              <span className="block text-2xl font-bold tracking-[-0.02em]">{channel.name}</span>
              {channel.line}
            </span>
          </div>
        </div>
      </div>

      <div className="@container min-w-0 p-5 py-8 sm:p-10 lg:col-span-7 lg:px-14">
        <h3
          ref={heading}
          tabIndex={-1}
          className="m-0! [font-family:var(--brand-font-display,inherit)]! text-3xl! font-bold! tracking-[-0.03em]! text-(--ink)! outline-none"
        >
          {reference ? text.declared : steps[step]}
        </h3>
        <p role="status" className="sr-only">
          {said && `${said} ${fill(text.sum, { total: money(total), channel: channel.name })}`}
        </p>
        {reference && (
          <p className="m-0! mt-6! border-y-4 border-(--ink) py-4 text-5xl! font-bold! tracking-[-0.04em]! break-words text-(--ink)! tabular-nums sm:text-7xl!">
            {reference}
          </p>
        )}
        {!reference && Object.keys(faults).length > 0 && (
          <ul
            ref={summary}
            tabIndex={-1}
            aria-label={text.faults}
            className="m-0 mt-6 list-none border-s-8 border-(--alarm) p-0 ps-4 text-base font-bold text-(--alarm) outline-none"
          >
            {Object.entries(faults).map(([key, hint]) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => focusOn(key)}
                  className={`min-h-8 text-start text-base! font-bold! text-(--alarm)! underline underline-offset-4 ${plain} ${ring}`}
                >
                  {hint}
                </button>
              </li>
            ))}
          </ul>
        )}

        {!reference && step === 0 && (
          <form noValidate onSubmit={check} className="mt-6">
            <div className="grid gap-x-6 gap-y-7 @lg:grid-cols-2">
              {fields.map(({ key, label, autoComplete = 'off' }) => (
                <label key={key} className="min-w-0 text-base font-bold @lg:first:col-span-2">
                  {label}
                  <input
                    {...tied(key)}
                    value={data.answers[key] ?? ''}
                    autoComplete={autoComplete}
                    onChange={({ target }) =>
                      setData({ ...data, answers: { ...data.answers, [key]: target.value } })
                    }
                    className={box}
                  />
                  {fault(key)}
                </label>
              ))}
            </div>
            <button type="submit" className={`mt-8 w-full @lg:w-64 ${action}`}>
              {text.toGoods}
            </button>
          </form>
        )}

        {!reference && step === 1 && (
          <>
            <form
              noValidate
              onSubmit={add}
              className="mt-6 grid items-start gap-x-4 gap-y-5 @lg:grid-cols-[1fr_11rem_auto]"
            >
              <label className="min-w-0 text-base font-bold">
                {text.what}
                <input
                  {...tied('what')}
                  value={draft.what}
                  autoComplete="off"
                  onChange={({ target }) => setDraft({ ...draft, what: target.value })}
                  className={box}
                />
                {fault('what')}
              </label>
              <label className="min-w-0 text-base font-bold">
                {fill(text.value, { currency: symbol })}
                <input
                  {...tied('value')}
                  value={draft.value}
                  inputMode="decimal"
                  autoComplete="off"
                  onChange={({ target }) => setDraft({ ...draft, value: target.value })}
                  className={`${box} tabular-nums`}
                />
                {fault('value')}
              </label>
              <button type="submit" className={`@lg:mt-8 ${action}`}>
                {text.add}
              </button>
            </form>
            <ol className="m-0 mt-8 list-none border-t-4 border-(--ink) p-0">
              {data.goods.map((good, index) => (
                <li
                  key={good.id}
                  className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-(--ink)/30 py-2 text-lg @lg:grid-cols-[2ch_1fr_auto_auto]"
                >
                  <span className="text-(--quiet) tabular-nums @max-lg:hidden">{index + 1}</span>
                  <span className="min-w-0 break-words">{good.what}</span>
                  <span className="text-end text-2xl font-bold tracking-[-0.03em] tabular-nums">
                    {money(good.value)}
                  </span>
                  <button
                    type="button"
                    onClick={() => remove(good)}
                    className={`@max-lg:justify-self-start ${quiet}`}
                  >
                    {text.remove}
                    <span className="sr-only"> {good.what}</span>
                  </button>
                </li>
              ))}
              {data.goods.length === 0 && (
                <li className="py-4 text-lg text-(--quiet)">{text.nothing}</li>
              )}
            </ol>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <button type="button" onClick={() => go(2)} className={`w-full @lg:w-64 ${action}`}>
                {text.toReview}
              </button>
              {first === 0 && (
                <button type="button" onClick={() => go(0)} className={quiet}>
                  {text.toTraveller}
                </button>
              )}
            </div>
          </>
        )}

        {!reference && step === 2 && (
          <>
            <dl className="m-0 mt-6 border-t-4 border-(--ink)">
              {[
                ...fields.map(({ key, label }) => ({
                  label,
                  lines: [{ id: 0, text: answer(key) || text.notGiven }],
                  to: 0,
                })),
                {
                  label: text.goods,
                  lines: data.goods.map(({ id: good, what, value }) => ({
                    id: good,
                    text: fill(text.item, { what, value: money(value) }),
                  })),
                  to: 1,
                },
              ].map(({ label, lines, to }) => (
                <div
                  key={label}
                  className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-(--ink)/30 py-2 @lg:grid-cols-[12rem_1fr_auto]"
                >
                  <dt className="min-w-0 text-base text-(--quiet) @max-lg:col-span-2">{label}</dt>
                  <dd className="m-0 min-w-0 text-xl break-words">
                    {lines.length === 0
                      ? text.none
                      : lines.map((line) => (
                          <span key={line.id} className="block">
                            {line.text}
                          </span>
                        ))}
                  </dd>
                  <dd className="m-0">
                    <button type="button" onClick={() => go(to)} className={quiet}>
                      {text.change}
                      <span className="sr-only"> {label}</span>
                    </button>
                  </dd>
                </div>
              ))}
            </dl>
            <button
              id={`${id}send`}
              type="button"
              onClick={() => void send()}
              aria-disabled={busy}
              className={`mt-8 w-full @lg:w-80 ${action}`}
            >
              {busy ? text.sending : text.send}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
