import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BROWSER_FEATURE_WORDS } from '@tessera/contract/browser-features';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { filterPath } from './filter.ts';
import { factsOf, tailwindWords } from './item-facts.ts';
import { sealOf } from './seal-facts.ts';
import { UsageText } from './usage-text.tsx';

/** What the component is for, how it is used and what it does not do. */
export function ItemAbout({ item, children }: { item: ComponentDetail; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-10">
        {(item.description || item.expressive) && (
          <section aria-labelledby="about-title">
            <h2 id="about-title" className="text-2xl">
              What it is for
            </h2>
            {item.description && (
              <p className="mt-3 max-w-prose text-ink-muted text-pretty whitespace-pre-line wrap-anywhere">
                {item.description}
              </p>
            )}
            {item.expressive && (
              <p className="mt-3 max-w-prose text-ink-muted text-pretty wrap-anywhere">
                <span className="font-strong text-ink">What stands out:</span> {item.expressive}
              </p>
            )}
          </section>
        )}
        {item.info && (
          <section aria-labelledby="notes-title">
            <h2 id="notes-title" className="text-xl">
              How to use it
            </h2>
            <p className="mt-3 max-w-prose text-ink-muted whitespace-pre-line wrap-anywhere">
              <UsageText>{item.info}</UsageText>
            </p>
          </section>
        )}
        <Requirements item={item} />
        {item.limits.length > 0 && (
          <section aria-labelledby="limits-title">
            <h2 id="limits-title" className="text-xl">
              Know before you copy
            </h2>
            <ul className="mt-3 max-w-prose list-disc space-y-1.5 pl-5 text-ink-muted wrap-anywhere">
              {item.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="grid content-start gap-4">
        <Facts item={item} />
        <Tags tags={item.tags} />
        {children}
      </div>
    </div>
  );
}

/** What the project and the browsers of the buyer must have. */
function Requirements({ item: { requires } }: { item: ComponentDetail }) {
  if (!requires) return null;
  const { tailwindcss, browser } = requires;
  return (
    <section aria-labelledby="requirements-title">
      <h2 id="requirements-title" className="text-xl">
        What it needs
      </h2>
      {tailwindcss.length > 0 && (
        <p className="mt-3 max-w-prose text-ink-muted text-pretty">{tailwindWords(tailwindcss)}</p>
      )}
      {browser.length > 0 && (
        <>
          <p className="mt-3 max-w-prose text-ink-muted text-pretty">
            It uses these features, which older browsers may lack:
          </p>
          <ul className="mt-3 max-w-prose list-disc space-y-1.5 pl-5 text-ink-muted wrap-anywhere">
            {browser.map((name) => (
              <li key={name}>
                {BROWSER_FEATURE_WORDS[name]} <code className="font-mono text-xs">{name}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Facts({ item }: { item: ComponentDetail }) {
  return (
    <dl className="border-t border-line text-sm">
      {factsOf(item, sealOf(item) !== null).map(({ name, value, isGood }) => (
        <div key={name} className="flex justify-between gap-6 border-b border-line py-2.5">
          <dt className="shrink-0 text-ink-muted">{name}</dt>
          <dd
            className={
              isGood
                ? 'text-right font-strong text-positive'
                : 'text-right font-strong wrap-anywhere'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3 font-mono text-xs text-ink-faint">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={filterPath({ search: tag })}
            className="inline-block max-w-full truncate rounded-sm py-1.5 hover:text-ink hover:underline underline-offset-4"
          >
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
