'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Sentences = { name?: string; email?: string; password?: string };
type Entered = { name: string; email: string; password: string };
type Strength = 'usual' | 'own' | 'fair' | 'good';

type Props = {
  /** Stands above the title, about 24 px high. */
  logo?: ReactNode;
  /** The heading, with what it costs. */
  title?: ReactNode;
  /** A sentence with the heading. */
  lead?: ReactNode;
  /** What happens once it is sent, how it goes on and how one leaves, each with its time. */
  next?: { when: string; what: ReactNode }[];
  /** What it costs, beside the button. */
  price?: ReactNode;
  /** Where those go who have an account. */
  other?: { note?: string; label: string; href: string };
  /** What must be agreed to. Only if it must: without it there is no box to tick. */
  consent?: ReactNode;
  /** Registers. Resolve for a new address and for a known one alike, with sentences by field to refuse; reject when there was no answer. Without it the browser posts. */
  onSubmit?: (entered: Entered) => Promise<Sentences | void>;
  /** Every answer is shown after this time, so that it does not tell who is known. */
  answerMs?: number;
  /** Where the browser posts the form. @code */
  action?: string;
  /** What the browser has posted. @code */
  entered?: Partial<Entered>;
  /** What the server said to it, by field. */
  refusals?: Sentences;
  /** The server has written to the address that was posted. */
  isSent?: boolean;
  /** Domains that a mistyped one is compared with. @code */
  domains?: string[];
  /** Characters of a password at least. */
  minLength?: number;
  /** A letter beside what happens next, or one column of boxed fields. */
  layout?: 'letter' | 'plain';
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that it joins the section before it. */
  join?: boolean;
  /** Words of the form by state. */
  labels?: Partial<typeof LABELS>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS = {
  name: 'I am',
  nameNote: 'You may leave this out.',
  email: 'Write to me at',
  /** A domain that was probably meant. */
  meant: 'Did you mean {email}?',
  emailWrong: 'An address looks like name@example.com.',
  password: 'My password is',
  show: 'Show',
  hide: 'Hide',
  /** Of a password: before, too short, and by how easily it is guessed. */
  asked: '{count} characters or more. Four words are enough.',
  usual: 'Easy to guess: it is among the first that are tried.',
  own: 'Easy to guess: your name or address is in it.',
  fair: 'Good.',
  good: 'Very good, and long.',
  send: 'Open the account',
  sending: 'Sending…',
  /** The only answer, for every address. */
  sent: 'We have written to {email}. Go on from that mail.',
  correct: 'Correct it',
  failed: 'No answer. Nothing is lost: send it again.',
};

const NEXT = [
  { when: 'Now', what: 'We write to you. The link in that mail opens the account.' },
  { when: '25 minutes', what: 'One bank account is set up, and last month is matched.' },
  { when: 'Each month', what: '300 lines for ₹0. Lines above them wait for the next month.' },
  { when: 'To leave', what: 'Download every line as CSV. 30 days later the account is deleted.' },
];

const DOMAINS =
  'gmail.com ymail.com mail.com yahoo.com yahoo.co.in hotmail.com outlook.com icloud.com rediffmail.com proton.me'.split(
    ' ',
  );

const RING =
  'outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none';
const QUIET_BUTTON =
  'm-0 cursor-pointer border-0 bg-transparent! p-0 text-start font-medium! text-(--ink)! underline! decoration-(--edge) underline-offset-4 hover:decoration-current';

/** One letter more, less or another, or two that changed places. */
function isNear(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** The address with the domain that was probably meant; empty when it is fine. */
function findMeant(email: string, domains: string[]): string {
  const [local, domain = ''] = email.trim().toLowerCase().split('@');
  const near = domains.includes(domain) ? '' : domains.find((one) => isNear(domain, one));
  return near && domain ? `${local}@${near}` : '';
}

/** How easily a password is guessed by whoever knows the rest of the form. */
function judge({ name, email, password }: Entered): Strength {
  const low = password.toLowerCase();
  const own = `${name} ${email}`.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  if (/^(.{1,3})\1+$|p.ss?w.rd|qwert|1234|abcd|welcome|letmein|iloveyou|admin/.test(low))
    return 'usual';
  if (own.some((word) => word.length > 2 && low.includes(word))) return 'own';
  return password.length > 17 ? 'good' : 'fair';
}

export function PlainSignUp({
  logo,
  title = 'An account for ₹0 a month',
  lead = 'One bank account, 300 lines. Nothing is asked for that is not needed.',
  next = NEXT,
  price = '₹0 a month',
  other = { note: 'Not new here?', label: 'Sign in', href: '#sign-in' },
  consent,
  onSubmit,
  answerMs = 1_200,
  action = '/sign-up',
  entered = {},
  refusals = {},
  isSent = false,
  domains = DOMAINS,
  minLength = 10,
  layout = 'letter',
  level = 1,
  join = false,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>(
    isSent ? 'sent' : 'idle',
  );
  const [said, setSaid] = useState(refusals);
  const [sentTo, setSentTo] = useState(entered.email ?? '');
  const [meant, setMeant] = useState(() => findMeant(sentTo, domains));
  const [strength, setStrength] = useState<Strength | null>(null);
  const [isShown, setShown] = useState(false);
  const Title = `h${level}` as 'h1';
  const isLetter = layout === 'letter';
  const isBusy = state === 'sending' || state === 'sent';
  const asked = text.asked.replace('{count}', `${minLength}`);

  // Until there is a script the browser speaks.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);

  const inputOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const read = (): Entered => ({
    name: inputOf('name').value.trim(),
    email: inputOf('email').value.trim(),
    password: inputOf('password').value,
  });
  const refuse = (sentences: Sentences): void => {
    setState('idle');
    setSaid(sentences);
    // Once the sentence is there, so that it is heard with the field.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const change = (name: keyof Entered): void => {
    const { password } = read();
    setSaid({ ...said, [name]: '' });
    if (name === 'email') setMeant('');
    setStrength(password.length < minLength ? null : judge(read()));
    if (state === 'failed') setState('idle');
  };

  /** Letters or dots. The caret stays where it was. */
  const show = (isText: boolean): void => {
    const node = inputOf('password');
    const { selectionStart, selectionEnd } = node;
    node.type = isText ? 'text' : 'password';
    node.setSelectionRange(selectionStart, selectionEnd);
    setShown(isText);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const node = event.currentTarget;
    const values = read();
    const found: Sentences = {};
    if (!inputOf('email').validity.valid) found.email = text.emailWrong;
    if (values.password.length < minLength) found.password = asked;
    const isRefused = Object.keys(found).length > 0;
    if (onSubmit || isBusy || isRefused) event.preventDefault();
    if (isBusy) return;
    if (isRefused) return refuse(found);
    // A browser offers to store what is in a field of dots.
    show(false);
    if (!node.reportValidity()) event.preventDefault();
    if (!onSubmit || !node.checkValidity()) return;
    setState('sending');
    setSaid({});
    setSentTo(values.email);
    const steady = new Promise((resolve) => {
      setTimeout(resolve, answerMs);
    });
    try {
      const refused = await onSubmit(values);
      await steady;
      if (refused) refuse(refused);
      else setState('sent');
    } catch {
      setState('failed');
    }
  };

  const notes = { name: text.nameNote, email: '', password: strength ? text[strength] : asked };
  const answers = {
    sending: text.sending,
    sent: text.sent.replace('{email}', sentTo),
    failed: text.failed,
  };
  const kinds = { name: 'text', email: 'email', password: isShown ? 'text' : 'password' };
  const fills = { name: 'name', email: 'email', password: 'new-password' };

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[color-scheme:dark] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className={`mx-auto px-5 md:px-8 ${isLetter ? 'max-w-[78rem]' : 'max-w-[34rem]'}`}>
        {logo && <div className="mb-7 flex min-w-0">{logo}</div>}
        <header
          className={`mb-[clamp(2.5rem,4vw,3.5rem)] grid gap-x-8 gap-y-4 ${isLetter ? 'md:grid-cols-12 md:items-baseline-last md:*:nth-[2]:col-span-4 md:*:nth-[2]:col-start-9 md:*:first:col-span-7' : ''}`}
        >
          {title && (
            <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal!">
              {title}
            </Title>
          )}
          {lead && <div className="min-w-0 text-pretty wrap-break-word text-(--quiet)">{lead}</div>}
        </header>
        <form
          ref={form}
          action={action}
          method="post"
          onSubmit={(event) => void submit(event)}
          className={`m-0 grid grid-cols-1 gap-x-8 ${isLetter ? 'md:grid-cols-12 md:grid-rows-[auto_auto_auto_1fr]' : ''}`}
        >
          {(['name', 'email', 'password'] as const).map((name) => (
            <div
              key={name}
              className={isLetter ? 'min-h-26 min-w-0 max-md:pb-4 md:col-span-7' : 'min-w-0'}
            >
              <div
                className={`flex flex-wrap gap-x-4 gap-y-2 ${isLetter ? 'items-baseline text-xl leading-7' : 'flex-col leading-6 font-semibold'}`}
              >
                <label htmlFor={`${id}${name}`} className="min-w-0 wrap-break-word">
                  {text[name]}
                </label>
                <div
                  className={`relative flex min-h-11 min-w-0 outline-(--focus) after:pointer-events-none after:absolute after:-inset-px has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 ${isLetter ? 'flex-1 basis-52 border-b border-(--edge)' : 'rounded-[var(--radius,.5rem)] border border-(--edge) bg-(--panel) after:rounded-[inherit]'} ${said[name] ? `after:border-(--fault) ${isLetter ? 'after:border-b-2' : 'after:border-2'}` : ''}`}
                >
                  <input
                    id={`${id}${name}`}
                    name={name}
                    type={kinds[name]}
                    autoComplete={fills[name]}
                    required={name !== 'name'}
                    minLength={name === 'password' ? minLength : undefined}
                    defaultValue={entered[name]}
                    readOnly={isBusy}
                    spellCheck={false}
                    dir={name === 'name' ? undefined : 'ltr'}
                    aria-invalid={said[name] ? true : undefined}
                    aria-describedby={`${id}${name}said`}
                    onInput={() => change(name)}
                    onBlur={(event) => {
                      if (name === 'email') setMeant(findMeant(event.target.value, domains));
                    }}
                    className={`m-0 min-w-0 flex-1 border-0 bg-transparent font-normal! text-(--ink)! outline-hidden ${name === 'name' ? '' : 'rtl:text-end'} ${isLetter ? 'p-0 text-xl! leading-7!' : 'px-4 text-base! leading-6!'}`}
                  />
                  {name === 'password' && (
                    <button
                      type="button"
                      data-room={isShown ? text.show : text.hide}
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => show(!isShown)}
                      className={`${QUIET_BUTTON} ${RING} ps-4! text-base! leading-6! after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-room)] noscript:hidden print:hidden ${isLetter ? '' : 'pe-4!'}`}
                    >
                      {isShown ? text.hide : text.show}
                      <span className="sr-only"> {text.password}</span>
                    </button>
                  )}
                </div>
              </div>
              <div className="flex min-h-11 flex-wrap gap-x-2 pt-1.5 text-sm leading-5">
                <p
                  id={`${id}${name}said`}
                  className={`m-0! min-w-0 text-sm! leading-5! wrap-break-word empty:hidden ${said[name] ? 'font-semibold! text-(--fault)!' : 'text-(--quiet)!'}`}
                >
                  {said[name] || notes[name]}
                </p>
                {name === 'email' && (
                  <span role="status" className="min-w-0">
                    {meant && !isBusy && (
                      <button
                        type="button"
                        onClick={() => {
                          inputOf('email').value = meant;
                          setMeant('');
                          setSaid({ ...said, email: '' });
                          inputOf('email').focus();
                        }}
                        className={`${QUIET_BUTTON} ${RING} -my-1.5 min-h-8 text-sm! leading-5! wrap-anywhere`}
                      >
                        {text.meant.replace('{email}', meant)}
                      </button>
                    )}
                  </span>
                )}
              </div>
            </div>
          ))}
          {next.length > 0 && (
            <dl
              className={`min-w-0 ${isLetter ? 'm-0 max-md:mt-2 max-md:mb-9 md:col-span-4 md:col-start-9 md:row-span-4 md:row-start-1' : 'mt-4 mb-9 border-b border-(--line)'}`}
            >
              {next.map(({ when, what }, at) => (
                <div
                  key={`${at} ${when}`}
                  className={`border-t border-(--line) pt-2 pb-3 ${isLetter ? 'md:min-h-26' : 'grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-4'}`}
                >
                  <dt className="m-0 font-semibold wrap-break-word">{when}</dt>
                  <dd className="m-0 text-pretty wrap-break-word text-(--quiet)">{what}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className={`min-w-0 ${isLetter ? 'md:col-span-7' : ''}`}>
            {consent && (
              <label className="mb-7 flex min-h-11 cursor-pointer items-start gap-3">
                <input
                  type="checkbox"
                  name="consent"
                  required
                  className={`m-0 mt-1 size-5 shrink-0 accent-(--main) ${RING}`}
                />
                <span className="min-w-0 wrap-break-word">{consent}</span>
              </label>
            )}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <button
                type={state === 'sent' ? 'button' : 'submit'}
                data-room={state === 'sent' ? text.send : text.correct}
                aria-disabled={state === 'sending' ? true : undefined}
                onClick={(event) => {
                  if (state !== 'sent') return;
                  // The button is one for sending again before the browser looks at it.
                  event.preventDefault();
                  setState('idle');
                  inputOf('email').focus();
                }}
                className={`m-0 min-h-12 min-w-0 cursor-pointer rounded-[var(--radius,.5rem)] border px-4.5 text-center text-base! leading-6! font-medium! transition-colors duration-150 after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-room)] active:translate-y-px aria-disabled:cursor-progress print:border-(--ink) print:bg-transparent! print:text-(--ink)! ${RING} ${state === 'sent' ? 'border-(--edge) bg-transparent! text-(--ink)! hover:border-(--ink)' : 'border-transparent bg-(--main)! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]!'}`}
              >
                {state === 'sent' ? text.correct : text.send}
              </button>
              <div
                role="status"
                className="min-h-12 min-w-0 flex-1 basis-64 empty:min-h-0 leading-6 md:content-center text-pretty wrap-anywhere"
              >
                {state === 'idle' ? price : answers[state]}
              </div>
            </div>
            {other.label && (
              <p className="m-0! mt-7! flex flex-wrap gap-x-2 text-base! text-(--quiet)!">
                {other.note}
                <a
                  href={other.href}
                  className={`text-base! font-semibold! wrap-anywhere text-(--ink)! underline! decoration-(--edge) underline-offset-4 hover:decoration-current ${RING}`}
                >
                  {other.label}
                </a>
              </p>
            )}
          </div>
        </form>
      </div>
    </section>
  );
}
