import { NavLink } from 'react-router';
import type { Company } from '@tessera/contract/storefront';
import type { LegalDocument } from './document.ts';
import { listDocuments } from './documents.ts';

type LegalPageProps = { document: LegalDocument; company: Company };

export function LegalPage({ document: { title, summary, since, parts }, company }: LegalPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] gap-x-16 gap-y-8 px-4.5 py-12 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-18">
      <article className="max-w-[42rem] lg:col-start-2 lg:row-start-1">
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">In plain words</p>
        <h1 className="mt-4 text-4xl lg:text-[3.5rem]">{title}</h1>
        <p className="mt-5 text-lg text-pretty text-ink-muted">{summary}</p>
        {parts(company).map((part) => (
          <section key={part.title} className="mt-9 border-t border-line pt-7">
            <h2 className="text-xl">{part.title}</h2>
            {part.paragraphs?.map((text) => (
              <p key={text} className="mt-3 text-pretty wrap-anywhere text-ink-muted">
                {text}
              </p>
            ))}
            {part.points && (
              <ul className="mt-3.5 grid gap-2.5">
                {part.points.map((text) => (
                  <li
                    key={text}
                    className="flex gap-3 text-pretty text-ink-muted before:mt-[0.55em] before:size-2 before:shrink-0 before:rounded-[2px] before:bg-tile-4"
                  >
                    <span className="min-w-0 wrap-anywhere">{text}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="mt-10 border-t border-line pt-5 font-mono text-xs text-ink-faint">
          In force since {since}
        </p>
      </article>
      {/* After the text, in the order of a small screen. If it came first, it would move when the text loads. */}
      <nav
        aria-label="Legal"
        className="flex flex-wrap gap-x-6 border-line max-lg:border-t max-lg:pt-6 lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:flex-col lg:self-start lg:border-l"
      >
        {listDocuments().map((other) => (
          <NavLink
            key={other.name}
            to={`/legal/${other.name}`}
            className="rounded-sm py-2.5 text-sm text-ink-muted transition-colors duration-[120ms] hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink lg:-ml-px lg:border-l lg:border-transparent lg:pl-4 lg:aria-[current=page]:border-accent"
          >
            {other.title}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
