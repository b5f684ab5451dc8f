import type { DemoItem } from './demo-item.ts';
import { contentFor, type ItemContent } from './item-content.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

const componentName = (slug: string): string =>
  slug.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const entriesOf = ({ entries }: ItemContent, first: string, second: string): string =>
  entries.map(([a, b]) => `  { ${first}: ${quoted(a)}, ${second}: ${quoted(b)} },`).join('\n');

const BRAND = 'bg-[var(--brand,#c93a1d)] text-white';
const PRESS = `inline-flex min-h-11 items-center rounded-lg px-5 font-medium ${BRAND}`;
const SURFACE = 'bg-white text-neutral-900 dark:bg-neutral-950 dark:text-neutral-100';

type Parts = { name: string; content: ItemContent };

const list =
  (tag: 'ul' | 'ol') =>
  ({ name, content }: Parts): string =>
    `import { useId } from 'react';

type Entry = { name: string; detail: string };

type Props = { heading?: string; lead?: string; action?: string; href?: string; entries?: Entry[] };

const ENTRIES: Entry[] = [
${entriesOf(content, 'name', 'detail')}
];

export function ${name}({
  heading = ${quoted(content.heading)},
  lead = ${quoted(content.lead)},
  action = ${quoted(content.action)},
  href = '#',
  entries = ENTRIES,
}: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-6 py-16 ${SURFACE}">
      <div className="mx-auto max-w-5xl">
        <h2 id={id} className="max-w-2xl text-4xl font-semibold text-balance">
          {heading}
        </h2>
        <p className="mt-3 max-w-prose text-lg opacity-80">{lead}</p>
        <${tag} className="mt-10 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
          {entries.map((entry) => (
            <li key={entry.name} className="rounded-xl border border-current/15 p-6">
              <h3 className="text-lg font-medium">{entry.name}</h3>
              <p className="mt-2 opacity-80">{entry.detail}</p>
            </li>
          ))}
        </${tag}>
        <a href={href} className="mt-10 ${PRESS}">
          {action}
        </a>
      </div>
    </section>
  );
}
`;

const questions = ({ name, content }: Parts): string => `import { useId } from 'react';

type Question = { question: string; answer: string };

type Props = { heading?: string; lead?: string; questions?: Question[] };

const QUESTIONS: Question[] = [
${entriesOf(content, 'question', 'answer')}
];

export function ${name}({
  heading = ${quoted(content.heading)},
  lead = ${quoted(content.lead)},
  questions = QUESTIONS,
}: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-6 py-16 ${SURFACE}">
      <div className="mx-auto max-w-3xl hyphens-auto">
        <h2 id={id} className="text-4xl font-semibold text-balance">
          {heading}
        </h2>
        <p className="mt-3 text-lg opacity-80">{lead}</p>
        <div className="mt-8 divide-y divide-current/15 border-y border-current/15">
          {questions.map(({ question, answer }) => (
            <details key={question} name={id} className="group py-4">
              <summary className="cursor-pointer text-lg font-medium">{question}</summary>
              <p className="mt-3 max-w-prose opacity-80">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
`;

const links =
  (tag: 'header' | 'footer') =>
  ({ name, content }: Parts): string =>
    `type Place = { label: string; href: string };

type Props = { brand?: string; label?: string; note?: string; current?: string; places?: Place[] };

const PLACES: Place[] = [
${entriesOf(content, 'label', 'href')}
];

export function ${name}({
  brand = ${quoted(content.heading)},
  label = ${quoted(content.lead)},
  note = ${quoted(content.action)},
  current = '/',
  places = PLACES,
}: Props) {
  return (
    <${tag} className="px-6 py-4 ${SURFACE}">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-8 gap-y-3">
        <a href="/" className="text-lg font-semibold">
          {brand}
        </a>
        <nav aria-label={label}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {places.map(({ label: place, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
                >
                  {place}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="ms-auto opacity-80">{note}</p>
      </div>
    </${tag}>
  );
}
`;

const form = ({ name, content }: Parts): string => `import { useActionState, useId } from 'react';

type Field = { label: string; autoComplete: string };

type Props = { heading?: string; lead?: string; fields?: Field[]; send?: (data: FormData) => Promise<string> };

const FIELDS: Field[] = [
${entriesOf(content, 'label', 'autoComplete')}
];

const confirm = async () => 'Thank you, that is saved.';

export function ${name}({
  heading = ${quoted(content.heading)},
  lead = ${quoted(content.lead)},
  fields = FIELDS,
  send = confirm,
}: Props) {
  const id = useId();
  const [message, submit, busy] = useActionState((_: string, data: FormData) => send(data), '');
  return (
    <form action={submit} aria-labelledby={id} className="mx-auto max-w-xl px-6 py-16 ${SURFACE}">
      <h2 id={id} className="text-3xl font-semibold text-balance">
        {heading}
      </h2>
      <p className="mt-3 opacity-80">{lead}</p>
      {fields.map(({ label, autoComplete }) => (
        <label key={autoComplete} className="mt-5 block font-medium">
          {label}
          <input
            required
            name={autoComplete}
            type={autoComplete === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            className="mt-2 block min-h-11 w-full rounded-lg border border-current/40 bg-transparent px-4"
          />
        </label>
      ))}
      <button type="submit" aria-disabled={busy} className="mt-6 ${PRESS}">
        ${content.action}
      </button>
      <p role="status" className="mt-4">
        {message}
      </p>
    </form>
  );
}
`;

const buttons = ({ name, content }: Parts): string => `type Intent = 'primary' | 'quiet' | 'danger';

type Action = { label: string; intent: Intent };

type Props = { label?: string; busy?: string; actions?: Action[]; onPress?: (label: string) => void };

const ACTIONS: Action[] = [
${entriesOf(content, 'label', 'intent')}
];

const LOOK: Record<Intent, string> = {
  primary: '${BRAND}',
  quiet: 'border border-current',
  danger: 'border border-red-700 text-red-700 dark:border-red-400 dark:text-red-400',
};

export function ${name}({ label = ${quoted(content.heading)}, busy, actions = ACTIONS, onPress }: Props) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-3 p-6 ${SURFACE}">
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          aria-disabled={busy === action.label}
          onClick={() => busy !== action.label && onPress?.(action.label)}
          className={\`inline-flex min-h-11 items-center gap-2 rounded-lg px-5 font-medium \${LOOK[action.intent]}\`}
        >
          {busy === action.label && (
            <span
              aria-hidden="true"
              className="size-4 rounded-full border-2 border-current border-e-transparent motion-safe:animate-spin"
            />
          )}
          {action.label}
        </button>
      ))}
    </div>
  );
}
`;

const dialog = ({ name, content }: Parts): string => `import { useId, useRef } from 'react';

type Props = { heading?: string; lead?: string; action?: string; onConfirm?: () => void };

export function ${name}({
  heading = ${quoted(content.heading)},
  lead = ${quoted(content.lead)},
  action = ${quoted(content.action)},
  onConfirm,
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()} className="${PRESS}">
        {action}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto max-w-md rounded-2xl p-8 backdrop:bg-black/60 ${SURFACE}"
      >
        <h2 id={id} className="text-2xl font-semibold text-balance">
          {heading}
        </h2>
        <p className="mt-3 opacity-80">{lead}</p>
        <form method="dialog" className="mt-8 flex flex-wrap justify-end gap-3">
          <button className="min-h-11 rounded-lg border border-current px-5 font-medium">Cancel</button>
          <button onClick={onConfirm} className="${PRESS}">
            {action}
          </button>
        </form>
      </dialog>
    </>
  );
}
`;

const TEMPLATES: Record<string, (parts: Parts) => string> = {
  FAQ: questions,
  Footer: links('footer'),
  Navbar: links('header'),
  Navigation: links('header'),
  Waitlist: form,
  Forms: form,
  Buttons: buttons,
  Modals: dialog,
  'How It Works': list('ol'),
};

export const codeFor = ({ slug, category }: DemoItem): string =>
  (TEMPLATES[category] ?? list('ul'))({ name: componentName(slug), content: contentFor(category) });
