'use client';

import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

type Props = {
  /** Above the field. */
  label?: ReactNode;
  /** Where the code was sent, and how long it is good. */
  note?: ReactNode;
  /** How many digits the code has. */
  digits?: number;
  /** The name in the post. @code */
  name?: string;
  /** Checks a code as soon as it is full. Resolve with a text to refuse, reject when there was no answer. Without it your form is sent by its button. */
  onComplete?: (code: string) => Promise<string | void>;
  /** Sends another code. Without it and without resendTo there is no such button. */
  onResend?: () => Promise<void>;
  /** The page where another code is asked for. @code */
  resendTo?: string;
  /** How long to wait before another code. */
  waitSeconds?: number;
  /** The code that the browser has posted. @code */
  code?: string;
  /** What the server said to it. */
  refusal?: string;
  /** Below each other, or the label on one side of a rule and the code on the other. */
  layout?: 'stacked' | 'beside';
  /** Words by state. */
  labels?: Partial<typeof LABELS>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS = {
  checking: 'Checking…',
  right: 'That is it.',
  failed: 'No answer. The code was not checked.',
  /** The button for another code, before the time and at it; how it is told, and what it did. */
  wait: 'Another code in {time}',
  resend: 'Send another code',
  ready: 'You can ask for another code now.',
  resent: 'Another code is on its way.',
  unsent: 'No answer. No code was sent.',
};

/** Digits of Arabic and of India become 0 to 9. */
const latin = (text: string): string =>
  text.replace(/(?=\p{Nd})[٠-൯]/gu, (digit) =>
    String((digit.charCodeAt(0) - (digit < 'ऀ' ? 0 : 6)) & 15),
  );

/** A group of just so many digits, whole or in two halves; without one, the first digits that there are. */
function codeIn(text: string, digits: number): string {
  const plain = latin(text);
  const half = Math.ceil(digits / 2);
  const group = [`\\d{${digits}}`, `\\d{${half}}[\\s-]\\d{${digits - half}}`]
    .map((pattern) => new RegExp(`(?<!\\d)${pattern}(?!\\d)`).exec(plain)?.[0])
    .find(Boolean);
  return (group ?? plain).replace(/\D/g, '').slice(0, digits);
}

const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type State = 'idle' | 'checking' | 'right' | 'failed' | 'resent' | 'unsent';

export function PlainOtp({
  label = 'The code from our message',
  note = 'Six digits, sent to the number that ends in 0138. Good for ten minutes.',
  digits = 6,
  name = 'code',
  onComplete,
  onResend,
  resendTo = '#another-code',
  waitSeconds = 30,
  code = '',
  refusal = '',
  layout = 'stacked',
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(code.length);
  const [state, setState] = useState<State>('idle');
  const [said, setSaid] = useState(refusal);
  const [left, setLeft] = useState(waitSeconds);
  const [codes, setCodes] = useState(1);
  const hasResend = onResend !== undefined || resendTo !== '';
  const Again = (onResend ? 'button' : 'a') as 'a';
  const isBeside = layout === 'beside';

  // By the clock, because a page behind the app with the message gets few ticks.
  useEffect(() => {
    const until = Date.now() + waitSeconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [codes, waitSeconds]);

  const check = async (full: string): Promise<void> => {
    if (!onComplete || state === 'checking') return;
    setState('checking');
    try {
      const refused = await onComplete(full);
      setState(refused ? 'idle' : 'right');
      if (!refused) return;
      setSaid(refused);
      // What is typed or pasted next stands in its place.
      field.current?.focus();
      field.current?.select();
    } catch {
      setState('failed');
    }
  };

  const put = (entered: string, caret: number): void => {
    const node = field.current;
    if (!node || node.readOnly) return;
    if (node.value !== entered) {
      node.value = entered;
      node.setSelectionRange(caret, caret);
    }
    setCount(entered.length);
    setSaid('');
    setState('idle');
    if (entered.length === digits) void check(entered);
  };

  const resend = async (event: MouseEvent): Promise<void> => {
    if (onResend || left > 0) event.preventDefault();
    if (!onResend || left > 0) return;
    setLeft(waitSeconds);
    setCodes(codes + 1);
    try {
      await onResend();
      setState('resent');
    } catch {
      setState('unsent');
      setLeft(0);
    }
  };

  return (
    <div
      className={`@container min-w-0 bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[color-scheme:dark] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <div
        style={{ '--digits': digits } as CSSProperties}
        className={`grid grid-cols-1 gap-3 [--cell:min(3.5rem,calc(100cqi/var(--digits)))] ${isBeside ? '@2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:gap-8' : ''}`}
      >
        <div className="min-w-0">
          <label htmlFor={id} className="font-semibold wrap-break-word">
            {label}
          </label>
          {note && (
            <div
              id={`${id}note`}
              className="mt-1 max-w-[40rem] text-pretty wrap-break-word text-(--quiet)"
            >
              {note}
            </div>
          )}
        </div>
        <div
          className={`min-w-0 ${isBeside ? '@2xl:border-s @2xl:border-(--line) @2xl:ps-8' : ''}`}
        >
          <div
            dir="ltr"
            className={`relative h-14 w-[calc(var(--cell)*var(--digits))] overflow-clip rounded-[var(--radius,.5rem)] bg-(--panel) outline-(--focus) after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 ${said ? 'after:border-2 after:border-(--fault)' : 'after:border after:border-(--edge) hover:after:border-(--ink)'}`}
          >
            <input
              ref={field}
              id={id}
              name={name}
              type="tel"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern={`(\\s*\\p{Nd}){${digits}}\\s*`}
              required
              defaultValue={code}
              readOnly={state === 'checking'}
              aria-invalid={said ? true : undefined}
              aria-describedby={`${id}said${note ? ` ${id}note` : ''}`}
              onFocus={(event) => setCount(event.target.value.length)}
              onInput={({ currentTarget: { value, selectionStart } }) => {
                const before = latin(value.slice(0, selectionStart ?? digits)).replace(/\D/g, '');
                put(codeIn(value, digits), before.length);
              }}
              onPaste={(event) => {
                const pasted = codeIn(event.clipboardData.getData('text'), digits);
                if (pasted.length < digits) return;
                event.preventDefault();
                put(pasted, digits);
              }}
              className="m-0 h-full w-[calc(100%+var(--cell))] border-0 bg-transparent ps-[calc((var(--cell)-1ch)/2)] [font-family:var(--brand-font-mono,ui-monospace,monospace)]! text-2xl! tracking-[calc(var(--cell)-1ch)]! text-(--ink)! outline-hidden"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 grid auto-cols-fr grid-flow-col"
            >
              {Array.from({ length: digits }, (_, at) => (
                <span
                  key={at}
                  className="grid items-end border-s border-(--line) px-3 pb-2.5 first:border-0"
                >
                  <span
                    className={`border-b-2 ${at === count ? 'border-(--edge)' : 'border-transparent'}`}
                  />
                </span>
              ))}
            </span>
          </div>
          <p
            role="status"
            id={`${id}said`}
            className={`m-0! min-h-9 pt-1.5 text-base! leading-6! font-semibold! text-pretty wrap-break-word ${said ? 'text-(--fault)!' : 'text-(--ink)!'}`}
          >
            {said || (state !== 'idle' && text[state])}
          </p>
          {hasResend && (
            <Again
              {...(onResend ? { type: 'button' } : { href: resendTo })}
              aria-disabled={left > 0 ? true : undefined}
              onClick={(event) => void resend(event)}
              className="m-0 inline-flex min-h-11 min-w-0 cursor-pointer items-center rounded-[var(--radius,.5rem)] border-0 bg-transparent! p-0 text-start text-base! leading-6! font-medium! wrap-break-word text-(--ink)! tabular-nums underline! decoration-(--edge) underline-offset-4 outline-(--focus) hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-3 aria-disabled:cursor-default aria-disabled:text-(--quiet)! aria-disabled:no-underline! print:hidden"
            >
              {left > 0 ? text.wait.replace('{time}', timeOf(left)) : text.resend}
            </Again>
          )}
          <span role="status" className="sr-only">
            {hasResend && left === 0 ? text.ready : ''}
          </span>
        </div>
      </div>
    </div>
  );
}
