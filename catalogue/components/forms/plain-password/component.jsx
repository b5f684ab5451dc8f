'use client';

import { useEffect, useId, useRef, useState } from 'react';

const TIMES = ['seconds', 'minutes', 'hours', 'days', 'months', 'years'];

/** Where one time ends and the next begins, in bits: 10,000 guesses a second, as from a stolen list. */
const ENDS = [19, 25, 30, 36, 39];

const LABELS = {
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps Lock is on',
  /** While it is shorter than asked for. */
  short: '{count} of {least} characters.',
  verdict: '{reason}: {time} to guess.',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  months: 'months',
  years: 'years',
  common: 'Among the first tried',
  known: 'A name that others know',
  year: 'A name or word with a year',
  row: 'Keys in a row',
  again: 'The same again and again',
  digits: 'Only digits',
  word: 'One word',
  words: '{count} words',
  mixed: 'Letters without a pattern',
};

/** What everybody tries first, as it is without disguise. */
const COMMON =
  'password passwort passcode welcome letmein iloveyou ilove admin login master monkey dragon football cricket sunshine princess superman batman shadow secret changeme default hello india bharat krishna ganesh namaste jaihind'.split(
    ' ',
  );
const DISGUISES = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  0: 'o',
  $: 's',
  5: 's',
};
const ROWS =
  'abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba 01234567890 09876543210 qwertyuiop poiuytrewq asdfghjkl lkjhgfdsa zxcvbnm mnbvcxz';

/** How long it would take to guess, and why. Each part that is recognised costs a few bits, the rest by its characters. */
function judge(password, knownWords) {
  let rest = password.toLowerCase();
  let bits = Math.min(3, password.length - password.replace(/\p{Lu}/gu, '').length);
  const found = { common: 0, known: 0, again: 0, year: 0, row: 0, word: 0 };
  const take = (piece, kind, cost) => {
    rest = rest.replace(piece, ' ');
    found[kind]++;
    bits += cost;
  };
  const takeWord = (word, kind) => {
    const plain = rest.replace(/[@43105$]/g, (sign) => DISGUISES[sign] ?? sign);
    const at = plain.indexOf(word);
    if (at !== -1) take(rest.slice(at, at + word.length), kind, 5);
  };
  for (const word of COMMON) takeWord(word, 'common');
  for (const word of knownWords
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u))
    if (word.length > 2) takeWord(word, 'known');
  for (const [piece] of rest.matchAll(/(\S{1,4})\1{2,}/gu)) take(piece, 'again', 6);
  for (const [piece] of rest.matchAll(/(?:19|20)\d\d/g)) take(piece, 'year', 7);
  for (let size = Math.min(rest.length, 26); size > 2; size--)
    for (let at = 0; at + size <= rest.length; at++) {
      const piece = rest.slice(at, at + size);
      if (/^\S+$/.test(piece) && ROWS.includes(piece)) take(piece, 'row', 6);
    }
  for (const [piece] of rest.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
    const isRandom = /[bcdfghj-np-tv-xz]{5}/.test(piece);
    if (!isRandom) take(piece, 'word', 13 + 3 * Math.max(0, piece.length - 8));
  }
  for (const one of rest.replace(/\s/g, '')) bits += /\d/.test(one) ? 3.3 : 4.7;

  const reasons = [
    ['common', found.common > 0],
    ['year', found.year > 0 && found.known + found.word === 1],
    ['known', found.known > 0],
    ['row', found.row > 0],
    ['again', found.again > 0],
    ['digits', /^\d+$/.test(password)],
    ['words', found.word > 1],
    ['word', found.word === 1],
  ];
  const rank = ENDS.filter((end) => bits >= end).length;
  // What holds for years does so by what is left, and not by what was recognised.
  const isStrong = rank === ENDS.length;
  const [reason] = (isStrong ? reasons.slice(6, 7) : reasons).find(([, is]) => is) ?? ['mixed'];
  return { rank, reason, words: found.word };
}

const RING =
  'outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none';
/** Long enough to be a pause between two keys. */
const PAUSE_MS = 900;

export function PlainPassword({
  label = 'New password',
  hint = '12 characters or more. Four unrelated words are enough.',
  name = 'password',
  minLength = 12,
  least = 'days',
  knownWords = ['Two Columns'],
  initial = '',
  isShown = false,
  rules = '',
  layout = 'line',
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const field = useRef(null);
  const [entered, setEntered] = useState(initial);
  const [isOpen, setOpen] = useState(isShown);
  const [hasCapsLock, setCapsLock] = useState(false);
  const [spoken, setSpoken] = useState('');

  const count = entered.length;
  const { rank, reason, words } = judge(entered, knownWords);
  const isShort = count < minLength;
  const sentence = isShort
    ? text.short.replace('{count}', `${count}`).replace('{least}', `${minLength}`)
    : text.verdict
        .replace('{reason}', text[reason].replace('{count}', `${words}`))
        .replace('{time}', text[TIMES[rank] ?? 'years']);
  const isRefused = count > 0 && (isShort || rank < TIMES.indexOf(least));

  // The form says it with the same words, and a screen reader once there is a pause.
  useEffect(() => {
    field.current?.setCustomValidity(isRefused ? sentence : '');
    const timer = setTimeout(() => setSpoken(count > 0 ? sentence : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, isRefused, sentence]);

  // A browser offers to store what is in a field of dots.
  useEffect(() => {
    const node = field.current;
    const hide = () => {
      if (node) node.type = 'password';
      setOpen(false);
    };
    const form = node?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  /** Letters or dots. The caret stays where it was. */
  const show = (isText) => {
    const node = field.current;
    if (!node) return;
    const { selectionStart, selectionEnd } = node;
    node.type = isText ? 'text' : 'password';
    node.setSelectionRange(selectionStart, selectionEnd);
    setOpen(isText);
  };

  return (
    <div
      className={`grid min-w-0 grid-cols-1 bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[color-scheme:dark] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <label htmlFor={id} className="mb-2 min-w-0 font-semibold wrap-break-word">
        {label}
      </label>
      <div className="relative grid min-h-12 min-w-0 grid-flow-col grid-cols-[minmax(0,1fr)] rounded-[var(--radius,.5rem)] border border-(--edge) bg-(--panel) outline-(--focus) transition-colors duration-150 hover:border-(--ink) has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 motion-reduce:transition-none">
        <input
          ref={field}
          {...{ passwordrules: rules || `minlength: ${minLength}; allowed: unicode;` }}
          id={id}
          name={name}
          type={isOpen ? 'text' : 'password'}
          defaultValue={initial}
          required
          minLength={minLength}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-describedby={`${id}said`}
          onInput={(event) => setEntered(event.currentTarget.value)}
          onFocus={(event) => setEntered(event.currentTarget.value)}
          onKeyDown={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={() => setCapsLock(false)}
          className="m-0 min-w-0 rounded-[inherit] border-0 bg-transparent px-4 text-base! leading-6! font-normal! text-(--ink)! outline-hidden rtl:text-end"
        />
        {hasCapsLock && (
          <span aria-hidden="true" className="self-center text-sm leading-5 text-(--quiet)">
            {text.capsLock}
          </span>
        )}
        <button
          type="button"
          data-room={isOpen ? text.show : text.hide}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => show(!isOpen)}
          className={`m-0 cursor-pointer rounded-[inherit] border-0 bg-transparent! px-4 text-center text-base! leading-6! font-medium! text-(--ink)! underline! decoration-(--edge) underline-offset-4 after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-room)] hover:decoration-current noscript:hidden print:hidden ${RING} focus-visible:-outline-offset-4!`}
        >
          {isOpen ? text.hide : text.show}
          <span className="sr-only"> {label}</span>
        </button>
      </div>
      <div className="min-h-15 min-w-0 pt-2 pb-1">
        <p
          id={`${id}said`}
          className={`m-0! text-base! leading-6! text-pretty wrap-break-word ${count > 0 ? 'font-semibold! text-(--ink)!' : 'text-(--quiet)!'}`}
        >
          {count > 0 ? sentence : hint}
        </p>
        <span role="status" className="sr-only">
          {hasCapsLock ? text.capsLock : spoken}
        </span>
      </div>
      {layout === 'scale' && (
        <ol
          aria-hidden="true"
          className="m-0! flex list-none! flex-wrap justify-between gap-x-3 border-t border-(--line) p-0! text-sm leading-5"
        >
          {TIMES.map((time, at) => (
            <li
              key={time}
              className={`-mt-px border-t-2 pt-2 ${count > 0 && !isShort && at === rank ? 'border-(--ink) font-semibold' : 'border-transparent text-(--quiet)'}`}
            >
              {text[time]}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
