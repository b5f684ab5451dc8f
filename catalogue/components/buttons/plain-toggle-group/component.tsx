'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';

type Option = {
  label: string;
  /** What the form sends. @code */
  value: string;
  /** Below the word, such as what it includes. */
  note?: string;
  /** After the word or at the end of the row, such as how many or how much. */
  figure?: string;
  /** A drawing before the word, about 20 px high. */
  icon?: ReactNode;
  disabled?: boolean;
};

type Props = {
  /** What is chosen here. */
  legend?: ReactNode;
  /** More about it, beside the legend. */
  hint?: ReactNode;
  /** Any number of them. */
  options?: Option[];
  /** The value that is chosen at first, or several with `multiple`. @code */
  defaultValue?: string | string[];
  /** Under this name the form sends it. Without one it is only a control of the page. @code */
  name?: string;
  /** Any number may be chosen instead of one. */
  multiple?: boolean;
  /** A form without a choice is not sent. Not for `multiple`. */
  required?: boolean;
  /** Told of each change with all values that are chosen then. */
  onChange?: (values: string[]) => void;
  /** Cells in even rows, or a ruled list with a mark before each option. */
  layout?: 'track' | 'rows';
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const OPTIONS: Option[] = [
  { label: 'On foot', value: 'foot', figure: '€6' },
  { label: 'Ten trips', value: 'ten', figure: '€45' },
  { label: 'Car', value: 'car', figure: '€24' },
];

/** Chinese, Japanese and Korean letters are as wide as two; marks above and below take no room. */
const lettersIn = (text = ''): number =>
  text.replace(/\p{M}/gu, '').replace(/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/gu, '$&$&').length;

const NOTE_LETTERS = 14;
/** A note has smaller letters, which are not bold. */
const NOTE_PART = 0.8;

/** The room that the widest option needs in a cell. */
function roomFor(options: readonly Option[], multiple: boolean): string {
  const letters = options.map(({ label, figure, note }) =>
    Math.max(
      lettersIn(label) + (figure ? lettersIn(figure) + 1 : 0),
      Math.min(lettersIn(note), NOTE_LETTERS) * NOTE_PART,
    ),
  );
  const hasMark = multiple && !options.some(({ icon }) => Boolean(icon));
  return `(${Math.max(2, ...letters)}ch + ${hasMark ? 3.25 : 1.5}rem)`;
}

/** The width of a cell: of the numbers of columns that give even rows, it takes the largest that has room. */
function widthFor(count: number, room: string): string {
  const even = Array.from({ length: count }, (_, at) => count - at).filter(
    (columns) => count % columns === 0,
  );
  // A prime has no even rows, so its last row is shorter by one and is filled.
  if (count > 3 && even.length === 2) even.splice(1, 0, Math.ceil(count / 2));
  const [first = 1, ...rest] = even;
  const steps = rest.map(
    (columns, at) => `min(${99.5 / columns}%, (${even[at]} * ${room} - 100cqi) * 999)`,
  );
  return `max(${[`${99.5 / first}%`, ...steps].join(', ')})`;
}

const SLIDE = { duration: 160, easing: 'cubic-bezier(.2, 0, 0, 1)', pseudoElement: '::before' };

/** The box of the new option comes from where the old one is, by its four edges. */
function slide(from: HTMLElement, to: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [was, is] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const sides = [was.top - is.top, is.right - was.right, is.bottom - was.bottom];
  to.animate([{ inset: [...sides, was.left - is.left].map((px) => `${px}px`).join(' ') }], SLIDE);
}

/** The box of what is chosen lies below the words of all cells. */
const BOX =
  'before:pointer-events-none before:absolute before:z-1 before:rounded-[calc(var(--radius,.5rem)*.75)] before:border-2 before:border-transparent before:outline-(--focus) has-focus-visible:before:outline-2 has-checked:before:border-(--main-text) has-checked:before:bg-(--page) forced-colors:has-checked:before:border-[Highlight] print:has-checked:before:bg-transparent';
const CELL =
  'group relative flex min-h-11 cursor-pointer items-center has-disabled:cursor-not-allowed';
/** The room of the bold letters is kept, so the same word is as wide when it is chosen. */
const WORD =
  'font-medium wrap-break-word text-(--ink) transition-colors duration-150 group-has-checked:font-semibold group-has-disabled:text-(--quiet) group-has-disabled:line-through before:invisible before:block before:h-0 before:overflow-hidden before:font-semibold before:content-[attr(data-word)] motion-reduce:transition-none';

export function PlainToggleGroup({
  legend = 'Ticket',
  hint = 'For one crossing',
  options = OPTIONS,
  defaultValue = 'foot',
  name = '',
  multiple = false,
  required = false,
  onChange,
  layout = 'track',
  className = '',
}: Props) {
  const own = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const isTrack = layout === 'track';
  const chosen = new Set([defaultValue].flat());
  const room = roomFor(options, multiple);
  const flexBasis = isTrack ? widthFor(options.length, room) : undefined;

  useEffect(() => {
    last.current = root.current?.querySelector<HTMLElement>('label:has(:checked)') ?? null;
  }, []);

  const change = ({ target }: FormEvent) => {
    const label = (target as HTMLElement).closest('label');
    if (!multiple && label && last.current) slide(last.current, label);
    last.current = label;
    const all = root.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    onChange?.([...all].map(({ value }) => value));
  };

  return (
    <fieldset
      ref={root}
      onChange={change}
      aria-describedby={hint ? `${own}hint` : undefined}
      className={`isolate m-0 flex min-w-0 flex-wrap items-baseline gap-x-4 border-0 p-0 text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--band:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      {/* A legend that floats is an ordinary child, which can share its line. */}
      {legend && (
        <legend className="float-start mb-2 min-w-0 p-0 font-semibold wrap-break-word">
          {legend}
        </legend>
      )}
      {hint && (
        <div
          id={`${own}hint`}
          className="mb-2 min-w-0 text-sm leading-6 wrap-break-word text-(--quiet)"
        >
          {hint}
        </div>
      )}
      {options.length > 0 && (
        <div className="@container w-full min-w-0">
          <div
            style={isTrack ? { maxWidth: `calc(${options.length} * (${room} + 2rem))` } : undefined}
            className={`flex ${isTrack ? 'flex-wrap rounded-[var(--radius,.5rem)] border border-(--line) bg-(--band) p-0.75' : 'flex-col border-y border-(--line)'}`}
          >
            {options.map(({ label, value, note, figure, icon, disabled }, at) => (
              <label
                key={`${at} ${value}`}
                style={{ flexBasis }}
                className={`${CELL} ${BOX} ${isTrack ? `min-w-0 grow rounded-[calc(var(--radius,.5rem)*.75)] py-2 ${icon ? 'flex-col justify-center gap-1 px-2' : multiple ? 'gap-2.5 px-3' : 'justify-center px-2'} before:inset-px before:outline-offset-1` : 'gap-3 px-4 py-3 before:-inset-x-px before:-inset-y-px not-first:border-t not-first:border-(--line) before:outline-offset-2'}`}
              >
                <input
                  type={multiple ? 'checkbox' : 'radio'}
                  name={name || own}
                  form={name ? undefined : ''}
                  value={value}
                  defaultChecked={chosen.has(value)}
                  disabled={disabled}
                  required={required && !multiple}
                  className="absolute inset-0 z-3 m-0 size-full cursor-[inherit] appearance-none opacity-0"
                />
                {(multiple || !isTrack) && (
                  <span
                    aria-hidden="true"
                    className={`z-2 grid size-4.5 shrink-0 place-items-center border-[1.5px] border-(--edge) group-has-checked:border-(--main-text) group-has-checked:text-(--main-text) ${multiple ? 'rounded-[calc(var(--radius,.5rem)*.4)]' : 'rounded-full'} ${!isTrack ? 'relative mt-0.75 self-start' : icon ? 'absolute end-2 top-2' : 'relative'}`}
                  >
                    <svg
                      viewBox="0 0 12 12"
                      className="invisible size-3 fill-none stroke-current stroke-2 group-has-checked:visible"
                    >
                      <path
                        d={
                          multiple
                            ? 'm1.5 6.5 3 3 6-7'
                            : 'M6 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3'
                        }
                      />
                    </svg>
                  </span>
                )}
                {icon && <span className="relative z-2 flex shrink-0">{icon}</span>}
                <span className={`relative z-2 min-w-0 ${isTrack ? 'text-center' : 'grow'}`}>
                  <span
                    data-word={label}
                    className={`${WORD} ${isTrack ? 'inline-block max-w-full' : 'block'}`}
                  >
                    {label}
                  </span>
                  {isTrack && figure && (
                    <span className="ms-[1ch] text-(--quiet) tabular-nums">{figure}</span>
                  )}
                  {note && (
                    <span className="block text-sm leading-5 wrap-break-word text-(--quiet) tabular-nums">
                      {note}
                    </span>
                  )}
                </span>
                {!isTrack && figure && (
                  <span className="relative z-2 max-w-1/2 shrink-0 self-start text-end font-semibold wrap-break-word tabular-nums">
                    {figure}
                  </span>
                )}
              </label>
            ))}
          </div>
        </div>
      )}
    </fieldset>
  );
}
