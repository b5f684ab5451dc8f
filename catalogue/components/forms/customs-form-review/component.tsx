import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

type Good = { id: number; what: string; value: number };

type Declaration = { name: string; passport: string; flight: string; goods: Good[] };

type Props = {
  title?: string;
  allowance?: number;
  start?: Declaration;
  startStep?: number;
  submit?: (declaration: Declaration) => Promise<string>;
};

const STEPS = ['Traveller', 'Goods', 'Review'];

const EMPTY: Declaration = { name: '', passport: '', flight: '', goods: [] };

const submitSample = async () => 'DEL-4471-K';

const money = (value: number) => `₹${value.toLocaleString('en-IN')}`;

const FIELDS = [
  {
    key: 'name',
    label: 'Name as in the passport',
    autoComplete: 'name',
    check: /\S+ \S+/,
    hint: 'Write the first and the family name.',
  },
  {
    key: 'passport',
    label: 'Passport number',
    autoComplete: 'off',
    check: /^[A-Z]\d{7}$/,
    hint: 'One capital letter and seven digits, such as K4810527.',
  },
  {
    key: 'flight',
    label: 'Flight',
    autoComplete: 'off',
    check: /^[A-Z0-9]{2} ?\d{2,4}$/,
    hint: 'Carrier and number, such as QX 217.',
  },
] as const;

export function CustomsFormReview({
  title = 'Declare before the belt moves',
  allowance = 50_000,
  start = EMPTY,
  startStep = 0,
  submit = submitSample,
}: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const [step, setStep] = useState(startStep);
  const [data, setData] = useState(start);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [reference, setReference] = useState('');
  const [busy, setBusy] = useState(false);

  const total = data.goods.reduce((sum, { value }) => sum + value, 0);
  const over = total > allowance;
  const share = Math.min(1, total / allowance);

  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step, reference]);

  const go = (to: number) => {
    moved.current = true;
    setFaults({});
    setStep(to);
  };

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = new FormData(form);
    const given = entry.get('what');
    const what = typeof given === 'string' ? given.trim() : '';
    const value = Math.round(Number(entry.get('value')));
    if (!what || !(value > 0)) {
      setFaults({ what: 'Say what it is and what it cost, in whole rupees.' });
      return;
    }
    const next = Math.max(0, ...data.goods.map((good) => good.id)) + 1;
    setData({ ...data, goods: [...data.goods, { id: next, what, value }] });
    setFaults({});
    form.reset();
  };

  const check = () => {
    const found = Object.fromEntries(
      FIELDS.filter(({ key, check: rule }) => !rule.test(data[key].trim())).map(({ key, hint }) => [
        key,
        hint,
      ]),
    );
    if (Object.keys(found).length === 0) go(1);
    else setFaults(found);
  };

  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      setReference(await submit(data));
      moved.current = true;
    } catch {
      setFaults({ send: 'The desk did not answer. Nothing is lost; please send again.' });
    }
    setBusy(false);
  };

  const action =
    'min-h-14 bg-(--ink) px-6 text-start text-lg font-bold text-(--ground) hover:bg-(--signal) focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-(--signal)';
  const quiet =
    'min-h-11 text-base font-bold text-(--ink) underline underline-offset-4 hover:text-(--signal) focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--signal)';
  const box =
    'mt-1 min-h-13 w-full border-0 border-b-2 border-(--ink) bg-transparent px-0 text-2xl tracking-[-0.02em] text-(--ink) focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-(--signal) aria-invalid:border-(--alarm)';

  return (
    <section
      aria-labelledby={`${id}title`}
      className="bg-(--ground) px-5 py-10 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--alarm:#c4001a] [--ground:#fff] [--ink:#0a0a0a] [--quiet:#575757] [--signal:var(--brand,#00703c)] sm:px-10 lg:py-14 dark:[color-scheme:dark] dark:[--alarm:#ff7a85] dark:[--ground:#0b0b0b] dark:[--ink:#f4f4f4] dark:[--quiet:#b0b0b0] dark:[--signal:var(--brand,#4fd08b)]"
    >
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2
            id={`${id}title`}
            className="m-0 max-w-[9ch] [font-family:inherit] text-4xl leading-[0.95] font-bold tracking-[-0.045em] lg:text-6xl"
          >
            {title}
          </h2>
          <ol className="m-0 mt-8 flex list-none gap-4 p-0 lg:block">
            {STEPS.map((name, index) => (
              <li
                key={name}
                aria-current={index === step && !reference ? 'step' : undefined}
                className={`flex-1 border-t-4 py-2 text-lg lg:flex lg:justify-between ${index <= step ? 'border-(--ink) font-bold' : 'border-(--ink)/25 text-(--quiet)'}`}
              >
                <span className="me-2 tabular-nums">{index + 1}</span>
                {name}
              </li>
            ))}
          </ol>
        </div>

        <div className="lg:col-span-7 lg:col-start-6">
          {reference ? (
            <div>
              <h3
                ref={heading}
                tabIndex={-1}
                className="m-0 [font-family:inherit] text-3xl font-bold tracking-[-0.03em] outline-none"
              >
                Declared. Show this number.
              </h3>
              <p className="m-0 mt-4 text-6xl font-bold tracking-[-0.05em] tabular-nums">
                {reference}
              </p>
            </div>
          ) : (
            <>
              <h3 ref={heading} tabIndex={-1} className="sr-only">
                Step {step + 1} of {STEPS.length}: {STEPS[step]}
              </h3>
              <div role="alert">
                {Object.keys(faults).length > 0 && (
                  <ul className="m-0 mb-6 list-none border-s-8 border-(--alarm) p-0 ps-4 text-base font-bold text-(--alarm)">
                    {Object.entries(faults).map(([key, text]) => (
                      <li key={key}>
                        <a
                          href={`#${id}${key}`}
                          className="text-(--alarm) underline underline-offset-4"
                        >
                          {text}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </div>

              {step === 0 && (
                <form
                  noValidate
                  onSubmit={(event) => {
                    event.preventDefault();
                    check();
                  }}
                >
                  <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
                    {FIELDS.map(({ key, label, autoComplete }, index) => (
                      <label
                        key={key}
                        className={`text-base font-bold ${index === 0 ? 'sm:col-span-2' : ''}`}
                      >
                        {label}
                        <input
                          id={`${id}${key}`}
                          value={data[key]}
                          autoComplete={autoComplete}
                          aria-invalid={key in faults}
                          onChange={(event) => setData({ ...data, [key]: event.target.value })}
                          className={box}
                        />
                      </label>
                    ))}
                  </div>
                  <button type="submit" className={`mt-8 w-full sm:w-64 ${action}`}>
                    On to goods
                  </button>
                </form>
              )}

              {step === 1 && (
                <div>
                  <form
                    noValidate
                    onSubmit={add}
                    className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-[1fr_9rem_auto]"
                  >
                    <label className="text-base font-bold">
                      What
                      <input
                        id={`${id}what`}
                        name="what"
                        aria-invalid={'what' in faults}
                        className={box}
                      />
                    </label>
                    <label className="text-base font-bold">
                      Value in ₹
                      <input name="value" inputMode="numeric" className={`${box} tabular-nums`} />
                    </label>
                    <button
                      type="submit"
                      className="min-h-13 border-2 border-(--ink) px-5 text-lg font-bold hover:border-(--signal) hover:text-(--signal) focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-(--signal)"
                    >
                      Add
                    </button>
                  </form>
                  <ul className="m-0 mt-6 list-none border-t border-(--ink) p-0">
                    {data.goods.map(({ id: key, what, value }) => (
                      <li
                        key={key}
                        className="flex items-baseline justify-between gap-4 border-b border-(--ink)/25 py-1 text-lg"
                      >
                        <span className="min-w-0 flex-1">{what}</span>
                        <span className="tabular-nums">{money(value)}</span>
                        <button
                          type="button"
                          onClick={() =>
                            setData({
                              ...data,
                              goods: data.goods.filter((good) => good.id !== key),
                            })
                          }
                          className={quiet}
                        >
                          Remove<span className="sr-only"> {what}</span>
                        </button>
                      </li>
                    ))}
                    {data.goods.length === 0 && (
                      <li className="py-3 text-lg text-(--quiet)">
                        Nothing yet. Clothes and a used laptop need not be listed.
                      </li>
                    )}
                  </ul>
                  <div className="mt-6" aria-live="polite">
                    <div className="flex items-baseline justify-between gap-4">
                      <p className="m-0 text-base">
                        {over
                          ? `${money(total - allowance)} above the allowance`
                          : `${money(allowance - total)} of ${money(allowance)} left`}
                      </p>
                      <p
                        className={`m-0 text-4xl font-bold tracking-[-0.04em] tabular-nums ${over ? 'text-(--alarm)' : 'text-(--signal)'}`}
                      >
                        {money(total)}
                      </p>
                    </div>
                    <div aria-hidden="true" className="mt-2 h-4 bg-(--ink)/12">
                      <div
                        className={`h-full ${over ? 'bg-(--alarm)' : 'bg-(--signal)'}`}
                        style={{ width: `${share * 100}%` }}
                      />
                    </div>
                    <p className="m-0 mt-3 text-lg font-bold">
                      {over
                        ? 'Red channel: duty is due at desk 4.'
                        : 'Green channel: walk through.'}
                    </p>
                  </div>
                  <div className="mt-6 flex flex-wrap items-center gap-6">
                    <button
                      type="button"
                      onClick={() => go(2)}
                      className={`w-full sm:w-64 ${action}`}
                    >
                      Review everything
                    </button>
                    <button type="button" onClick={() => go(0)} className={quiet}>
                      Back to traveller
                    </button>
                  </div>
                </div>
              )}

              {step === 2 && (
                <div>
                  <dl className="m-0 border-t border-(--ink)">
                    {[
                      ...FIELDS.map(({ key, label }) => ({
                        label,
                        value: data[key] || 'not given',
                        to: 0,
                      })),
                      {
                        label: 'Goods',
                        value: `${data.goods.length} items, ${money(total)}`,
                        to: 1,
                      },
                      { label: 'Channel', value: over ? 'Red, desk 4' : 'Green', to: 1 },
                    ].map(({ label, value, to }) => (
                      <div
                        key={label}
                        className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-(--ink)/25 py-2 sm:grid-cols-[12rem_1fr_auto]"
                      >
                        <dt className="text-base text-(--quiet) max-sm:col-span-2">{label}</dt>
                        <dd className="m-0 text-xl tracking-[-0.01em]">{value}</dd>
                        <dd className="m-0">
                          <button type="button" onClick={() => go(to)} className={quiet}>
                            Change<span className="sr-only"> {label}</span>
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
                    className={`mt-8 w-full sm:w-80 ${action}`}
                  >
                    {busy ? 'Sending…' : 'I declare this is true'}
                  </button>
                </div>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
