import { NavLink } from 'react-router';
import { CodeBlock } from '../../ui/code-block.tsx';
import { CopyTextButton } from '../../ui/copy-text-button.tsx';
import type { DocumentPart, FilledDocument } from './document.ts';

export function DocumentPage({ document }: { document: FilledDocument }) {
  const { title, summary, since, parts, set } = document;
  return (
    <div className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 px-4.5 py-12 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-18">
      <article className="max-w-[42rem] lg:col-start-2 lg:row-start-1">
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">{set.kicker}</p>
        <h1 className="mt-4 text-4xl lg:text-[3.5rem]">{title}</h1>
        <p className="mt-5 text-lg text-pretty text-ink-muted">{summary}</p>
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <p className="mt-10 border-t border-line pt-5 font-mono text-xs text-ink-faint">
          {set.dated} {since}
        </p>
      </article>
      {/* After the text, in the order of a small screen. If it came first, it would move when the text loads. */}
      <nav
        aria-label={set.label}
        className="flex flex-wrap gap-x-6 border-line max-lg:border-t max-lg:pt-6 lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:flex-col lg:self-start lg:border-l"
      >
        {set.others.map((other) => (
          <NavLink
            key={other.path}
            to={other.path}
            className="rounded-sm py-2.5 text-sm text-ink-muted transition-colors duration-[120ms] hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink lg:-ml-px lg:border-l lg:border-transparent lg:pl-4 lg:aria-[current=page]:border-accent"
          >
            {other.title}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

/** Addresses in a text as links. */
const Linked = ({ children }: { children: string }) =>
  children.split(/(https?:\/\/\S*[\w/])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} className="rounded-sm text-ink underline underline-offset-4">
        {part}
      </a>
    ),
  );

const Part = ({ part: { title, paragraphs, points, snippets } }: { part: DocumentPart }) => (
  <section className="mt-9 border-t border-line pt-7">
    <h2 className="text-xl">{title}</h2>
    {paragraphs?.map((text) => (
      <p key={text} className="mt-3 text-pretty wrap-anywhere text-ink-muted">
        <Linked>{text}</Linked>
      </p>
    ))}
    {points && (
      <ul className="mt-3.5 grid gap-2.5">
        {points.map((text) => (
          <li
            key={text}
            className="flex gap-3 text-pretty text-ink-muted before:mt-[0.55em] before:size-2 before:shrink-0 before:rounded-[2px] before:bg-tile-4"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    )}
    {snippets?.map(({ label, text }) => (
      <CodeBlock
        key={text}
        label={label}
        code={{ text }}
        className="mt-4"
        actions={<CopyTextButton text={text} label={`the lines for ${title}`} />}
      />
    ))}
  </section>
);
