'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Help = { note?: string; label: string; href: string };

type Labels = {
  /** Above the other ways, where they stand beside the form. */
  ways: string;
  or: string;
  email: string;
  password: string;
  /** The button in the password, by what it does. */
  show: string;
  hide: string;
  capsLock: string;
  /** The button by state. */
  send: string;
  sending: string;
  done: string;
  emailMissing: string;
  emailWrong: string;
  passwordMissing: string;
  /** There was no answer, or there is no network. */
  failed: string;
  offline: string;
};

type Props = {
  /** Stands above the title, about 24 px high. */
  logo?: ReactNode;
  /** The heading of the page. */
  title?: ReactNode;
  /** A sentence with the heading. */
  lead?: ReactNode;
  /** Your button for a passkey. It is left out where there is no script. */
  passkey?: ReactNode;
  /** Your buttons or links for other providers. */
  providers?: ReactNode;
  /** Where to go when it does not work. */
  help?: Help[];
  /** Signs in. Resolve with a text to refuse, reject when there was no answer. Without it the browser posts the form. */
  onSubmit?: (entered: { email: string; password: string }) => Promise<string | void>;
  /** Where the browser posts the form. @code */
  action?: string;
  /** An address that is known already. @code */
  email?: string;
  /** What the server said to a form that the browser has posted. */
  refusal?: string;
  /** One column, or the other ways beside the form. */
  layout?: 'column' | 'halves';
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that it joins the section before it. */
  join?: boolean;
  /** Words of the form by state. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  ways: 'Without a password',
  or: 'or',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps Lock is on',
  send: 'Sign in',
  sending: 'Checking…',
  done: 'Signed in',
  emailMissing: 'Write the address of your account.',
  emailWrong: 'An address looks like name@example.com.',
  passwordMissing: 'Write your password.',
  failed: 'No answer. Your password was not checked.',
  offline: 'You are offline. Nothing was sent.',
};

const HELP: Help[] = [
  { note: 'Forgotten?', label: 'Set a new password', href: '#new-password' },
  { note: 'New here?', label: 'Start free', href: '#start' },
];

const RING =
  'outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 motion-reduce:transition-none';
const CONTROL =
  'min-h-12 min-w-0 rounded-[var(--radius,.5rem)] text-base! leading-6! transition-colors duration-150';
/** The edge lies over the box, so that a wider one moves nothing in it. */
const BOX =
  'relative flex bg-(--panel) outline-(--focus) before:pointer-events-none before:absolute before:inset-0 before:rounded-[inherit] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3';
const RIGHT = 'before:border before:border-(--edge) hover:before:border-(--ink)';
const WRONG = 'before:border-2 before:border-(--fault)';
const INPUT =
  'm-0 min-w-0 flex-1 rounded-[inherit] border-0 bg-transparent px-4 text-base! leading-6! font-normal! text-(--ink)! outline-hidden rtl:text-end';
const MESSAGE =
  'relative grid min-h-10 min-w-0 pt-1.5 pb-3.5 text-sm leading-5 font-medium text-(--fault) *:m-0! *:min-w-0 *:wrap-break-word *:[grid-area:1/1]';

/** The look of a button or link in a slot that has no classes of its own. */
const OWN =
  '[&_:is(a,button):not([class])]:flex [&_:is(a,button):not([class])]:min-h-12 [&_:is(a,button):not([class])]:w-full [&_:is(a,button):not([class])]:cursor-pointer [&_:is(a,button):not([class])]:items-center [&_:is(a,button):not([class])]:justify-center [&_:is(a,button):not([class])]:gap-2.5 [&_:is(a,button):not([class])]:rounded-[var(--radius,.5rem)] [&_:is(a,button):not([class])]:border [&_:is(a,button):not([class])]:border-(--edge) [&_:is(a,button):not([class])]:px-4.5 [&_:is(a,button):not([class])]:py-2 [&_:is(a,button):not([class])]:text-center [&_:is(a,button):not([class])]:leading-6 [&_:is(a,button):not([class])]:font-medium [&_:is(a,button):not([class])]:text-(--ink) [&_:is(a,button):not([class])]:no-underline [&_:is(a,button):not([class])]:outline-(--focus) [&_:is(a,button):not([class])]:hover:border-(--ink) [&_:is(a,button):not([class])]:focus-visible:outline-2 [&_:is(a,button):not([class])]:focus-visible:outline-offset-3 [&_:is(a,button):not([class])]:active:translate-y-px';

/** All texts in one cell: it is as large as the longest, whichever is shown. */
function OneOf({ texts, shown }: { texts: string[]; shown: number }) {
  return (
    <span className="grid min-w-0 *:[grid-area:1/1]">
      {texts.map((text, at) => (
        <span
          key={at}
          aria-hidden={at === shown ? undefined : true}
          className={`min-w-0 wrap-break-word ${at === shown ? '' : 'invisible'}`}
        >
          {text}
        </span>
      ))}
    </span>
  );
}

/** What is wrong, in a place that has room for each of the texts. */
function Message({ id, texts, said }: { id: string; texts: string[]; said: string }) {
  return (
    <div className={MESSAGE}>
      {texts.map((text, at) => (
        <p key={at} aria-hidden="true" className="invisible ps-5.5">
          {text}
        </p>
      ))}
      <p id={id} className={said ? 'relative ps-5.5' : ''}>
        {said && (
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="absolute start-0 top-0.5 size-4 fill-none stroke-current stroke-[1.75]"
          >
            <path d="M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M8 4.5v4m0 2V12" />
          </svg>
        )}
        {said}
      </p>
    </div>
  );
}

type State = 'idle' | 'sending' | 'done';

/** What is said at a field, or of the whole form. */
const NOTHING = { email: '', password: '', form: '' };

export function PlainSignIn({
  logo,
  title = 'Sign in to Two Columns',
  lead = 'The open lines are where you left them.',
  passkey,
  providers,
  help = HELP,
  onSubmit,
  action = '/sign-in',
  email = '',
  refusal = '',
  layout = 'column',
  level = 1,
  join = false,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('idle');
  const [said, setSaid] = useState({ ...NOTHING, password: refusal });
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const Title = `h${level}` as 'h1';
  const hasWays = Boolean(passkey) || Boolean(providers);
  const isHalves = layout === 'halves' && hasWays;

  // Until there is a script the browser speaks.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  /** Letters or dots. The caret stays where it was. */
  const show = (isText: boolean) => {
    const field = secret.current;
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    field.type = isText ? 'text' : 'password';
    field.setSelectionRange(selectionStart, selectionEnd);
    setShown(isText);
  };

  const forgive = ({ target }: FormEvent) => {
    setSaid({ ...said, form: '', [(target as HTMLInputElement).name]: '' });
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const address = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const field = secret.current;
    if (!field) return;
    const found = { ...NOTHING };
    if (!address.validity.valid)
      found.email = address.validity.valueMissing ? text.emailMissing : text.emailWrong;
    if (field.value === '') found.password = text.passwordMissing;
    if (found.email || found.password || state !== 'idle') {
      event.preventDefault();
      if (state !== 'idle') return;
      setSaid(found);
      (found.email ? address : field).focus();
      return;
    }
    // A browser offers to store what is in a field of dots.
    show(false);
    if (!onSubmit) return;
    event.preventDefault();
    setState('sending');
    setSaid(NOTHING);
    try {
      const refused = await onSubmit({ email: address.value.trim(), password: field.value });
      setState(refused ? 'idle' : 'done');
      if (!refused) return;
      setSaid({ ...NOTHING, password: refused });
      field.focus();
      field.select();
    } catch {
      setState('idle');
      setSaid({ ...NOTHING, form: navigator.onLine ? text.failed : text.offline });
    }
  };

  const shared = { required: true, readOnly: state !== 'idle', spellCheck: false, dir: 'ltr' };
  const tied = (name: 'email' | 'password') => ({
    id: `${id}${name}`,
    name,
    'aria-invalid': said[name] ? true : undefined,
    'aria-describedby': `${id}${name}said`,
  });

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fault:oklch(from_var(--destructive,var(--ink))_min(l,.5)_c_h)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[color-scheme:dark] dark:[--fault:oklch(from_var(--destructive,var(--ink))_max(l,.7)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div
        className={`mx-auto grid grid-cols-1 gap-x-8 px-5 md:px-8 ${isHalves ? 'max-w-[78rem] md:grid-cols-12 md:grid-rows-[auto_auto_1fr]' : 'max-w-[28.5rem] md:max-w-[30rem]'}`}
      >
        {(logo || title || lead) && (
          <div
            className={`mb-9 min-w-0 ${isHalves ? 'md:col-span-full md:mb-14 md:grid md:grid-cols-12 md:items-baseline-last md:gap-x-8' : ''}`}
          >
            {logo && <div className="mb-7 flex min-w-0 md:col-span-full">{logo}</div>}
            {title && (
              <Title
                className={`m-0! [font-family:var(--brand-font-display,inherit)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isHalves ? 'text-[clamp(2rem,3.4vw,3rem)]! md:col-span-7' : 'text-4xl!'}`}
              >
                {title}
              </Title>
            )}
            {lead && (
              <div
                className={`min-w-0 text-pretty wrap-break-word text-(--quiet) ${title ? 'mt-4' : ''} ${isHalves ? 'md:col-span-4 md:col-start-9 md:mt-0' : ''}`}
              >
                {lead}
              </div>
            )}
          </div>
        )}

        {hasWays && (
          <div
            className={`grid min-w-0 content-start gap-3 ${OWN} ${isHalves ? 'md:col-span-5' : ''}`}
          >
            {isHalves && <p className="m-0! -mb-1! font-semibold! max-md:hidden">{text.ways}</p>}
            {passkey && <div className="grid min-w-0 gap-3 noscript:hidden">{passkey}</div>}
            {providers && <div className="grid min-w-0 gap-3">{providers}</div>}
          </div>
        )}
        {hasWays && (
          <p
            className={`m-0! flex min-w-0 items-center gap-3 text-(--quiet)! before:flex-1 before:border-t before:border-(--line) after:flex-1 after:border-t after:border-(--line) ${isHalves ? 'my-7! md:row-span-2 md:my-0! md:flex-col md:before:border-s md:after:border-s' : 'my-7!'}`}
          >
            {text.or}
          </p>
        )}

        <form
          ref={form}
          action={action}
          method="post"
          onSubmit={(event) => void submit(event)}
          onChange={forgive}
          className={`m-0 grid min-w-0 grid-cols-1 content-start ${isHalves ? 'md:col-span-6 md:row-span-2' : ''}`}
        >
          <label htmlFor={`${id}email`} className="mb-2 min-w-0 font-semibold">
            {text.email}
          </label>
          <div className={`${CONTROL} ${BOX} ${said.email ? WRONG : RIGHT}`}>
            <input
              {...shared}
              {...tied('email')}
              type="email"
              autoComplete={passkey ? 'username webauthn' : 'username'}
              autoCapitalize="none"
              defaultValue={email}
              className={INPUT}
            />
          </div>
          <Message
            id={`${id}emailsaid`}
            texts={[text.emailMissing, text.emailWrong]}
            said={said.email}
          />

          <div className="mb-2 flex min-w-0 flex-wrap justify-between gap-x-4">
            <label htmlFor={`${id}password`} className="min-w-0 font-semibold">
              {text.password}
            </label>
            <span aria-hidden="true" className={`min-w-0 ${hasCapsLock ? '' : 'invisible'}`}>
              {text.capsLock}
            </span>
            <span role="status" className="sr-only">
              {hasCapsLock ? text.capsLock : ''}
            </span>
          </div>
          <div className={`${CONTROL} ${BOX} ${said.password ? WRONG : RIGHT}`}>
            <input
              ref={secret}
              {...shared}
              {...tied('password')}
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              enterKeyHint="go"
              onKeyDown={(event) => setCapsLock(event.getModifierState('CapsLock'))}
              onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
              onBlur={() => setCapsLock(false)}
              className={INPUT}
            />
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => show(!isShown)}
              className={`m-0 shrink-0 cursor-pointer rounded-[inherit] border-0 bg-transparent! px-4 text-center text-base! leading-6! font-medium! text-(--ink)! underline! decoration-(--edge) underline-offset-4 hover:decoration-current noscript:hidden print:hidden ${RING} focus-visible:-outline-offset-4!`}
            >
              <OneOf texts={[text.show, text.hide]} shown={isShown ? 1 : 0} />
              <span className="sr-only">{` ${text.password}`}</span>
            </button>
          </div>
          <Message
            id={`${id}passwordsaid`}
            texts={[text.passwordMissing, text.failed, text.offline]}
            said={said.password || said.form}
          />

          <button
            type="submit"
            aria-disabled={state === 'idle' ? undefined : true}
            className={`m-0 cursor-pointer border border-transparent bg-(--main)! px-4.5 py-2 text-center font-medium! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! active:translate-y-px aria-disabled:cursor-progress print:border-(--ink) print:bg-transparent! print:text-(--ink)! ${CONTROL} ${RING}`}
          >
            <OneOf
              texts={[text.send, text.sending, text.done]}
              shown={['idle', 'sending', 'done'].indexOf(state)}
            />
          </button>
          <p role="status" className="sr-only">
            {state === 'idle' ? said.form : state === 'done' ? text.done : text.sending}
          </p>
        </form>

        {help.length > 0 && (
          <ul
            className={`m-0! min-w-0 list-none! p-0! ${isHalves ? 'mt-9! md:col-span-5 md:row-start-3 md:self-end' : 'mt-9!'}`}
          >
            {help.map(({ note, label, href }, at) => (
              <li
                key={`${at} ${href}`}
                className="relative m-0 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-(--line) py-3 hover:border-(--edge)"
              >
                {note && <span className="min-w-0 wrap-break-word text-(--quiet)">{note}</span>}
                <a
                  href={href}
                  className={`min-w-0 text-base! font-semibold! wrap-anywhere text-(--main-text)! no-underline! after:absolute after:inset-0 hover:underline! ${RING}`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
