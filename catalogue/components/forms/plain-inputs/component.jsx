'use client';

import { useEffect, useId, useRef, useState } from 'react';

const JOBS = [
  { value: 'check', label: 'Check, ₹350' },
  { value: 'service', label: 'Full service, ₹1,450' },
];
const FIELDS = [
  { name: 'name', label: 'Your name', half: true, native: { autoComplete: 'name' } },
  { name: 'email', label: 'Email', kind: 'email', half: true, native: { autoComplete: 'email' } },
  { name: 'job', label: 'Job', kind: 'select', half: true, options: JOBS },
  { name: 'limit', label: 'Parts up to', kind: 'number', prefix: '₹', min: 0, half: true },
  { name: 'noise', label: 'What do you hear or feel?', kind: 'textarea', optional: true },
];

const LABELS = {
  optional: '(may stay empty)',
  /** The first line of a list. */
  choose: 'Choose',
  send: 'Book a stand',
  /** Beside the button: on the way, arrived, no answer, or how many fields are wrong, before their names. */
  sending: 'Sending…',
  sent: 'We have it.',
  failed: 'No answer. Nothing is lost: send it again.',
  one: 'One field is not right yet:',
  many: '{count} fields are not right yet:',
  /** At a field. */
  missing: 'Fill this in.',
  email: 'Write it like name@example.com.',
  number: 'A number, such as 1200 or 1,200.',
};

const RING =
  'outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none';
const BOX =
  'relative flex min-h-12 min-w-0 rounded-[var(--radius,.5rem)] border border-(--edge) bg-(--panel) outline-(--focus) transition-colors duration-150 hover:border-(--ink) has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 motion-reduce:transition-none *:[label]:flex *:[label]:shrink-0 *:[label]:cursor-text *:[label]:items-center *:[label]:text-(--quiet) *:[label]:first:-me-2 *:[label]:first:ps-4 *:[label]:last:-ms-2 *:[label]:last:pe-4';
/** Lies over the edge, so that nothing in the box moves. */
const WRONG =
  'after:pointer-events-none after:absolute after:-inset-px after:rounded-[inherit] after:border-2 after:border-(--fault)';
const ARROW =
  'before:pointer-events-none before:absolute before:end-5 before:top-1/2 before:size-2 before:-translate-y-3/4 before:rotate-45 before:border-e-2 before:border-b-2 rtl:before:-rotate-45';
const INPUT =
  'm-0 min-w-0 flex-1 appearance-none rounded-[inherit] border-0 bg-transparent px-4 py-2.75 text-base! leading-6! font-normal! text-(--ink)! outline-hidden';
/** Holds the sentences of the field unseen, so that there is room for each. */
const ROOM =
  'm-0! grid min-h-11 min-w-0 pt-1.5 pb-4.5 text-sm! leading-5! font-semibold! text-(--fault)! *:[grid-area:1/1] before:invisible before:min-w-0 before:wrap-break-word before:[grid-area:1/1] before:content-[attr(data-missing)] after:invisible after:min-w-0 after:wrap-break-word after:[grid-area:1/1] after:content-[attr(data-wrong)]';

/** Digits of Arabic and of India become 0 to 9 and commas between groups go; empty when it is no number. */
function readNumber(written) {
  const plain = written
    .trim()
    .replace(/(?=\p{Nd})[٠-൯]/gu, (digit) =>
      String((digit.charCodeAt(0) - (digit < 'ऀ' ? 0 : 6)) & 15),
    )
    .replace(/[\s,٬](?=(?:\d{2,3}[\s,٬])*\d{3}(?:\D|$))/g, '')
    .replace('٫', '.');
  return /^[-−]?\d+(\.\d+)?$/.test(plain) ? plain.replace('−', '-') : '';
}

export function PlainInputs({
  fields = FIELDS,
  children,
  onSubmit,
  action = '/book',
  layout = 'above',
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const form = useRef(null);
  const [state, setState] = useState(null);
  const [said, setSaid] = useState(() => fields.map(({ error = '' }) => error));
  const wrong = said.filter(Boolean).length;
  const isBeside = layout === 'beside';

  // Until there is a script the browser speaks.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);

  const controlAt = (at) => document.getElementById(`${id}${at}`);
  const wrongOf = ({ wrong: own, kind }) =>
    own ?? (kind === 'email' || kind === 'number' ? text[kind] : '');
  const sayingAt = (field, at) => {
    const { value, validity, validationMessage } = controlAt(at);
    const { kind, optional, min = -Infinity, max = Infinity } = field;
    if (value.trim() === '') return optional ? '' : text.missing;
    const number = Number(readNumber(value) || NaN);
    const isRight = kind === 'number' ? number >= min && number <= max : validity.valid;
    return isRight ? '' : wrongOf(field) || validationMessage;
  };

  const refuse = (sentences) => {
    setSaid(sentences);
    // Once the sentence is there, so that it is heard with the field.
    setTimeout(() => form.current?.querySelector('[aria-invalid]')?.focus());
  };

  /** A sentence goes once its field is right. None comes before the first press. */
  const forgive = ({ target }) => {
    const isMeant = (at) => said[at] && controlAt(at) === target;
    setSaid(fields.map((field, at) => (isMeant(at) ? sayingAt(field, at) : (said[at] ?? ''))));
    if (state !== 'sending') setState(null);
  };

  const submit = async (event) => {
    const node = event.currentTarget;
    const found = fields.map(sayingAt);
    const isRefused = found.some(Boolean);
    if (onSubmit || isRefused || state === 'sending') event.preventDefault();
    if (state === 'sending') return;
    if (isRefused) return refuse(found);
    for (const [at, { kind }] of fields.entries())
      if (kind === 'number') controlAt(at).value = readNumber(controlAt(at).value);
    if (!node.reportValidity()) event.preventDefault();
    else if (onSubmit) {
      setState('sending');
      try {
        const refused = await onSubmit(new FormData(node));
        setState(refused ? null : 'sent');
        if (refused) refuse(fields.map(({ name }) => refused[name] ?? ''));
      } catch {
        setState('failed');
      }
    }
  };

  return (
    <form
      ref={form}
      action={action}
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={forgive}
      className={`@container m-0 grid min-w-0 gap-y-2 bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[color-scheme:dark] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <div className={`grid min-w-0 grid-cols-1 gap-x-8 ${isBeside ? '' : '@xl:grid-cols-2'}`}>
        {fields.map((field, at) => {
          const { name, label, kind = 'text', prefix, suffix, optional, options = [] } = field;
          const isNumber = kind === 'number';
          const isList = kind === 'select';
          const isLtr = !/text|select/.test(kind);
          const Tag = isList || kind === 'textarea' ? kind : 'input';
          const own = `${id}${at}`;
          return (
            <div
              key={own}
              className={`grid min-w-0 grid-cols-1 ${isBeside ? 'gap-x-8 border-t border-(--line) pt-5 @xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : `row-span-3 grid-rows-subgrid ${field.half ? '' : '@xl:col-span-2'}`}`}
            >
              <div
                className={`mb-2 flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 leading-6 ${isBeside ? '@xl:row-span-2 @xl:flex-col @xl:justify-start @xl:pt-3' : 'self-end'}`}
              >
                <label htmlFor={own} className="min-w-0 font-semibold wrap-break-word">
                  {label}
                  {optional && <span className="font-normal text-(--quiet)"> {text.optional}</span>}
                </label>
                <span id={`${own}hint`} className="min-w-0 text-sm leading-5 text-(--quiet)">
                  {field.hint}
                </span>
              </div>
              <div className={`${BOX} ${isList ? ARROW : ''} ${said[at] ? WRONG : ''}`}>
                {prefix && <label htmlFor={own}>{prefix}</label>}
                <Tag
                  {...(isNumber && { inputMode: 'decimal', pattern: '[\\p{Nd}\\s.,٫٬−\\-]+' })}
                  {...field.native}
                  id={own}
                  name={name}
                  type={Tag === 'input' ? (isNumber ? 'text' : kind) : undefined}
                  dir={isLtr ? 'ltr' : undefined}
                  required={!optional}
                  defaultValue={field.value}
                  aria-invalid={said[at] ? true : undefined}
                  aria-describedby={`${own}said ${own}hint`}
                  className={`${INPUT} ${isLtr ? 'rtl:text-end' : ''} ${isList ? 'pe-11' : ''} ${kind === 'textarea' ? 'field-sizing-content min-h-24 resize-y' : ''}`}
                >
                  {isList
                    ? [{ value: '', label: text.choose }, ...options].map((option) => (
                        <option key={option.value} value={option.value}>
                          {option.label}
                        </option>
                      ))
                    : undefined}
                </Tag>
                {suffix && <label htmlFor={own}>{suffix}</label>}
              </div>
              <p
                data-missing={field.error ?? text.missing}
                data-wrong={wrongOf(field)}
                className={ROOM}
              >
                <span id={`${own}said`} className="min-w-0 wrap-break-word">
                  {said[at]}
                </span>
              </p>
            </div>
          );
        })}
      </div>
      {children}
      <div
        className={`flex flex-wrap items-center gap-x-8 gap-y-3 ${isBeside ? 'border-t border-(--line) pt-7' : ''}`}
      >
        <button
          type="submit"
          aria-disabled={state === 'sending' ? true : undefined}
          className={`m-0 min-h-12 min-w-0 cursor-pointer rounded-[var(--radius,.5rem)] border border-transparent bg-(--main)! px-4.5 text-center text-base! leading-6! font-medium! wrap-break-word text-(--on-main)! transition-colors duration-150 hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! active:translate-y-px aria-disabled:cursor-progress print:border-(--ink) print:bg-transparent! print:text-(--ink)! ${RING}`}
        >
          {text.send}
        </button>
        <p
          role="status"
          className="m-0! min-h-12 min-w-0 flex-1 basis-64 content-center text-base! leading-6! wrap-break-word text-(--ink)!"
        >
          {state && text[state]}
          {wrong > 0 && (wrong === 1 ? text.one : text.many.replace('{count}', `${wrong}`))}
          {fields.map(
            ({ label }, at) =>
              said[at] && (
                <a
                  key={label}
                  href={`#${id}${at}`}
                  onClick={(event) => {
                    event.preventDefault();
                    controlAt(at).focus();
                  }}
                  className={`ms-2 inline-block text-base! font-semibold! text-(--ink)! underline! decoration-(--edge) underline-offset-4 hover:decoration-current ${RING}`}
                >
                  {label}
                </a>
              ),
          )}
        </p>
      </div>
    </form>
  );
}
