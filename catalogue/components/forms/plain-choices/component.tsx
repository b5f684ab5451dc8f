'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Field = {
  /** Stands above the field. */
  label: string;
  /** What the form calls it. @code */
  name: string;
  type?: 'text' | 'number' | 'email' | 'tel' | 'date';
  /** A sign in the field, such as a currency. */
  before?: string;
  /** What is in it at first. @code */
  value?: string;
};

type Choice = {
  /** What the form posts. @code */
  value: string;
  label: string;
  note?: ReactNode;
  /** A price, a badge, a mark. */
  end?: ReactNode;
  /** Opens while the entry is chosen. */
  field?: Field;
  /** Say in the note why. */
  disabled?: boolean;
};

/** {count}, {min}, {max}, {missing} and {extra} are replaced. */
type Labels = {
  /** The rule, by what is given. */
  one: string;
  exactly: string;
  atLeast: string;
  atMost: string;
  between: string;
  tooFew: string;
  tooMany: string;
};

type Props = {
  /** The question. */
  legend?: ReactNode;
  /** A sentence below it. */
  hint?: string;
  /** The entries, in their order. */
  choices?: Choice[];
  /** Radio buttons, checkboxes or switches. */
  kind?: 'one' | 'many' | 'switches';
  /** Rows in one box, or a box each. */
  layout?: 'rows' | 'tiles';
  /** What the form calls the choice. @code */
  name?: string;
  /** The values that are chosen at first. @code */
  chosen?: string[];
  /** How many must be chosen; 1 makes radio buttons required. */
  min?: number;
  /** How many may be chosen. */
  max?: number;
  /** What the server said to a form that was posted. */
  error?: string;
  /** Called with the values that are chosen now. */
  onChange?: (values: string[]) => void;
  /** The rule in words, and what is said when it is not kept. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  one: 'Choose one.',
  exactly: 'Choose {min}.',
  atLeast: 'Choose at least {min}.',
  atMost: 'Choose up to {max}.',
  between: 'Choose {min} to {max}.',
  tooFew: '{count} chosen, {missing} more.',
  tooMany: '{count} chosen. Take {extra} away.',
};

const CHOICES: Choice[] = [
  { value: 'check', label: 'Check', note: 'Twenty minutes, brakes and gears set.', end: '₹350' },
  {
    value: 'service',
    label: 'Full service',
    note: 'Everything taken apart, cleaned and put together.',
    end: '₹1,450',
  },
  { value: 'wheel', label: 'Wheel, built', note: 'Laced and tensioned by hand.', end: '₹1,900' },
];
const CHOSEN = ['service'];

const SHAPES = {
  // The dot is the ring itself, grown inwards.
  one: 'size-5 rounded-full checked:border-6',
  many: 'size-5 rounded-[calc(var(--radius,.5rem)*.5)] place-content-center checked:bg-(--tick) checked:before:h-1.5 checked:before:w-2.5 checked:before:-translate-y-px checked:before:-rotate-45 checked:before:[border-width:0_0_2px_2px] checked:before:border-(--panel) checked:before:print:border-(--ink)',
  switches:
    'h-6 w-10 rounded-[calc(var(--radius,.5rem)*2)] bg-(--panel) p-0.75 before:size-4 before:rounded-[inherit] before:border-8 before:border-(--edge) before:transition-transform before:duration-150 checked:bg-(--tick) checked:before:translate-x-4 checked:before:border-(--panel) motion-reduce:before:transition-none rtl:checked:before:-translate-x-4 print:checked:before:border-(--ink)',
};
const TICKS = 'input:is([type=radio],[type=checkbox])';

export function PlainChoices({
  legend = 'What shall we do?',
  hint = 'Parts are extra and agreed before they are fitted.',
  choices = CHOICES,
  kind = 'one',
  layout = 'rows',
  name = '',
  chosen = CHOSEN,
  min = 0,
  max = Infinity,
  error = '',
  onChange,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [count, setCount] = useState(() => choices.filter((c) => chosen.includes(c.value)).length);
  const [isSent, setSent] = useState(false);
  const [isForgiven, setForgiven] = useState(false);
  const isOne = kind === 'one';
  const isTiles = layout === 'tiles';
  const hasNotes = choices.some(({ note }) => Boolean(note));
  const hasEnds = choices.some(({ end }) => Boolean(end));

  const fill = (words: string, now: number): string =>
    Object.entries({ count: now, min, max, missing: min - now, extra: now - max }).reduce(
      (line, [key, value]) => line.replaceAll(`{${key}}`, String(value)),
      words,
    );
  const findRule = (): string => {
    if (isOne) return '';
    if (min > 0 && max < Infinity) return fill(min === max ? text.exactly : text.between, 0);
    if (min > 0) return fill(text.atLeast, 0);
    return max < Infinity ? fill(text.atMost, 0) : '';
  };
  const findFault = (now: number): string => {
    if (isOne) return min > 0 && now === 0 ? text.one : '';
    if (now < min) return fill(text.tooFew, now);
    return now > max ? fill(text.tooMany, now) : '';
  };
  const rule = findRule();
  const served = isForgiven ? '' : error;
  // Too many is said at once, too few only when it was sent.
  const said = served || (isSent || count > max ? findFault(count) : '');
  /** Room is kept for whatever may be said. */
  const longest = [rule, isOne ? findFault(0) : rule && fill(text.tooMany, choices.length), error];
  const hasLine = Boolean(hint) || longest.some(Boolean);

  /** Tells the form what is missing. A field of an entry takes part only while it is open. */
  const tell = (): HTMLInputElement[] => {
    const ticks = [...(group.current?.querySelectorAll<HTMLInputElement>(TICKS) ?? [])];
    const ticked = ticks.filter(({ checked }) => checked);
    if (!isOne) ticks[0]?.setCustomValidity(findFault(ticked.length));
    for (const tick of ticks) {
      const field = tick.closest('div')?.querySelector<HTMLInputElement>(`input:not(${TICKS})`);
      if (!field) continue;
      field.disabled = !tick.checked;
      field.required = tick.checked;
    }
    return ticked;
  };

  useEffect(() => {
    tell();
    const form = group.current?.form;
    // The browser resets the form after it has said so.
    const reset = () => setTimeout(() => setCount(tell().length));
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });

  const change = (target: EventTarget): void => {
    if (!(target as Element).matches(TICKS)) return;
    const ticked = tell();
    setCount(ticked.length);
    setForgiven(true);
    onChange?.(ticked.map(({ value }) => value));
  };

  /** Letters that were dragged over are marked, and nothing is chosen. */
  const letMark = (event: MouseEvent<HTMLLabelElement>): void => {
    if ((event.target as Element).matches('input')) return;
    const marked = getSelection();
    if (marked && !marked.isCollapsed && marked.containsNode(event.currentTarget, true))
      event.preventDefault();
  };

  const refuse = (tick: HTMLInputElement): void => {
    setSent(true);
    const first = tick.form?.querySelector(':is(input,select,textarea):invalid');
    if (first === tick)
      (group.current?.querySelector<HTMLElement>(`${TICKS}:checked`) ?? tick).focus();
  };

  if (choices.length === 0) return null;
  const describe = (...parts: (string | false)[]): string | undefined =>
    parts.filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      ref={group}
      role={isOne ? 'radiogroup' : undefined}
      aria-required={isOne && min > 0 ? true : undefined}
      aria-describedby={hasLine ? `${id}rule` : undefined}
      onChange={(event) => change(event.target)}
      className={`m-0 min-w-0 border-0 p-0 text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--band:color-mix(in_oklab,var(--ink)_5%,var(--panel))] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] [--tick:oklch(from_var(--main)_min(l,.5)_c_h)] dark:[color-scheme:dark] dark:[--band:color-mix(in_oklab,var(--ink)_10%,var(--panel))] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] dark:[--tick:oklch(from_var(--main)_max(l,.7)_c_h)] print:[--band:#fff] print:[--fault:#15171a] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--panel:#fff] print:[--quiet:#5a5f67] print:[--tick:#15171a] ${className}`}
    >
      {legend && (
        <legend className="mb-1 w-full min-w-0 p-0 text-xl leading-snug font-semibold tracking-[-0.01em] text-pretty wrap-break-word rtl:tracking-normal">
          {legend}
        </legend>
      )}
      {hasLine && (
        <div className="grid min-w-0 *:m-0! *:min-w-0 *:text-base! *:leading-6! *:text-pretty *:wrap-break-word *:text-(--quiet)! *:[grid-area:1/1]">
          {longest.filter(Boolean).map((words, at) => (
            <p key={at} aria-hidden="true" className="invisible font-medium">
              {hint} <span className="ps-6">{words}</span>
            </p>
          ))}
          <p id={`${id}rule`}>
            {hint}{' '}
            <span
              role="status"
              className={`font-medium ${said ? 'text-(--fault)' : 'text-(--ink)'}`}
            >
              {said && (
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  className="-mt-0.5 me-1.5 inline size-4 fill-none stroke-current stroke-[1.75]"
                >
                  <path d="M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M8 4.5v4m0 2V12" />
                </svg>
              )}
              {said || rule}
            </span>
          </p>
        </div>
      )}
      <div
        className={`mt-4 ${isTiles ? '-mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-3' : 'rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--edge)'}`}
      >
        {choices.map(({ value, label, note, end, field, disabled }, at) => {
          const own = `${id}${at}`;
          return (
            <div
              key={value}
              className={`group/row relative min-w-0 bg-(--panel) transition-colors duration-150 outline-(--focus) before:pointer-events-none has-[>label>input:focus-visible]:outline-2 motion-reduce:transition-none ${isTiles ? 'row-span-4 mb-3 grid grid-rows-subgrid rounded-[calc(var(--radius,.5rem)*1.5)] before:absolute before:inset-0 before:rounded-[inherit] before:border before:border-(--edge) hover:before:border-(--ink) has-[>label>input:checked]:before:border-2 has-[>label>input:checked]:before:border-(--tick) has-[>label>input:focus-visible]:outline-offset-3' : 'border-(--line) not-first:border-t first:rounded-t-[calc(var(--radius,.5rem)*1.5-1px)] last:rounded-b-[calc(var(--radius,.5rem)*1.5-1px)] hover:bg-(--band) has-[>label>input:checked]:bg-(--band) has-[>label>input:focus-visible]:-outline-offset-2'}`}
            >
              <label
                onClickCapture={letMark}
                className={`grid min-w-0 cursor-pointer p-4 has-[>input:checked]:not-last:pb-2 has-disabled:cursor-not-allowed has-disabled:text-(--quiet) ${isTiles ? 'row-span-3 grid-rows-subgrid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 pb-3' : kind === 'switches' ? 'grid-cols-[minmax(0,1fr)_fit-content(40%)_auto] gap-x-4' : 'grid-cols-[auto_minmax(0,1fr)_fit-content(40%)] gap-x-3'}`}
              >
                <input
                  type={isOne ? 'radio' : 'checkbox'}
                  role={kind === 'switches' ? 'switch' : undefined}
                  name={name || id}
                  value={value}
                  defaultChecked={chosen.includes(value)}
                  disabled={disabled}
                  required={isOne && min > 0}
                  aria-labelledby={`${own}name`}
                  aria-describedby={describe(
                    Boolean(note) && `${own}note`,
                    Boolean(end) && `${own}end`,
                    Boolean(said) && `${id}rule`,
                  )}
                  aria-invalid={said && !isOne ? true : undefined}
                  onInvalid={(event) => {
                    event.preventDefault();
                    refuse(event.currentTarget);
                  }}
                  className={`m-0 grid shrink-0 cursor-[inherit] appearance-none border border-(--edge) outline-hidden checked:border-(--tick) disabled:opacity-50 ${SHAPES[kind]} ${kind === 'switches' && !isTiles ? 'col-start-3 row-start-1' : 'col-start-1 row-start-1 mt-0.5'}`}
                />
                <span
                  id={`${own}name`}
                  className={`row-start-1 min-w-0 font-semibold wrap-break-word ${kind === 'switches' && !isTiles ? 'col-start-1' : 'col-start-2'}`}
                >
                  {label}
                </span>
                {note && (
                  <span
                    id={`${own}note`}
                    className={`row-start-2 min-w-0 text-pretty wrap-break-word text-(--quiet) ${kind === 'switches' && !isTiles ? 'col-start-1' : 'col-start-2'}`}
                  >
                    {note}
                  </span>
                )}
                {end && (
                  <span
                    id={`${own}end`}
                    className={`min-w-0 wrap-break-word tabular-nums ${isTiles ? `col-start-2 row-start-3 font-semibold ${hasNotes ? 'mt-3' : ''}` : `row-start-1 text-end ${kind === 'switches' ? 'col-start-2' : 'col-start-3'}`}`}
                  >
                    {end}
                  </span>
                )}
              </label>
              {field && (
                <div
                  className={`hidden min-w-0 gap-1.5 pe-4 pb-4 group-has-[>label>input:checked]/row:grid ${isTiles ? `row-start-4 ${hasEnds ? '' : '-mt-3'}` : ''} ${kind === 'switches' && !isTiles ? 'ps-4' : 'ps-12'}`}
                >
                  <label htmlFor={`${own}field`} className="min-w-0 wrap-break-word">
                    {field.label}
                  </label>
                  <span className="flex min-h-11 max-w-64 min-w-0 items-baseline rounded-[var(--radius,.5rem)] border border-(--edge) bg-(--panel) outline-(--focus) hover:border-(--ink) has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3">
                    {field.before && (
                      <span className="shrink-0 ps-3.5 text-(--quiet)">{field.before}</span>
                    )}
                    <input
                      id={`${own}field`}
                      name={field.name}
                      type={field.type ?? 'text'}
                      defaultValue={field.value}
                      min={field.type === 'number' ? 0 : undefined}
                      className="m-0 min-h-10.5 w-full min-w-0 flex-1 rounded-[inherit] border-0 bg-transparent px-3.5 text-base! leading-6! text-(--ink)! tabular-nums outline-hidden"
                    />
                  </span>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
