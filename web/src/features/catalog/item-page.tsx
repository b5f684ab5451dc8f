import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ComponentDetail } from '@tessera/contract/catalog';
import type { Plan } from '@tessera/contract/plans';
import { KIND_WORDS } from '../../lib/kind-words.ts';
import { planTone } from '../../lib/plan-tone.ts';
import type { Copyable } from '../../state/copy-code.ts';
import { Badge } from '../../ui/badge.tsx';
import { StackRow } from '../../ui/stack-row.tsx';
import { ComponentCard } from './component-card.tsx';
import { filterPath, readFilter } from './filter.ts';
import { useItemAccess } from './item-access.ts';
import { ItemCode } from './item-code.tsx';
import { factsOf } from './item-facts.ts';
import { ItemOffer, type OfferTools } from './item-offer.tsx';
import { ItemProps } from './item-props.tsx';
import { ItemStage } from './item-stage.tsx';
import { termsOf } from './item-terms.ts';
import { UsageText } from './usage-text.tsx';

type ItemPageProps = {
  item: ComponentDetail;
  plans: readonly Plan[];
  tools: OfferTools;
  /** Dialogs that belong to the page. */
  children?: ReactNode;
};

export function ItemPage({ item, plans, tools, children }: ItemPageProps) {
  const terms = termsOf(item, plans);
  const access = useItemAccess(item);
  const copying = {
    copy: ({ code, codeJs }: Copyable) => tools.copy({ ...item, code, codeJs }),
    copiedId: tools.copiedId,
    pendingId: tools.pendingId,
  };
  const plan = item.subscriptionPlan?.name;
  return (
    <article
      data-page="component"
      className="mx-auto w-full max-w-[calc(var(--container)+4rem)] px-4.5 pt-6 pb-18 sm:px-8 lg:pt-8 lg:pb-24"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-span-2">
          <header className="grid justify-items-start gap-4">
            <Trail category={item.category} />
            <h1 className="text-2xl wrap-anywhere sm:text-3xl">
              {item.title}{' '}
              <Badge tone={planTone(plan)} className="ml-1 align-middle font-sans tracking-normal">
                {plan ?? 'Free'}
              </Badge>
              {item.kind && (
                <span className="ml-2.5 align-middle font-sans text-sm font-normal tracking-normal text-ink-muted">
                  {KIND_WORDS[item.kind]}
                </span>
              )}
            </h1>
            <StackRow parts={item.stack} className="-mt-1.5 text-sm text-ink-muted" />
          </header>
          <ItemStage item={item} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2 lg:row-start-2">
          <ItemOffer item={item} terms={terms} access={access} copying={copying} tools={tools} />
          {item.description && (
            <p className="text-ink-muted text-pretty whitespace-pre-line wrap-anywhere">
              {item.description}
            </p>
          )}
          {item.expressive && (
            <p className="text-ink-muted text-pretty wrap-anywhere">
              <span className="font-strong text-ink">What stands out:</span> {item.expressive}
            </p>
          )}
          <Facts item={item} />
          <Tags tags={item.tags} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-start-1 lg:row-start-2">
          <ItemCode item={item} terms={terms} access={access} copying={copying} />
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
          <ItemProps item={item} />
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
      </div>
      {item.related.length > 0 && (
        <section aria-labelledby="related-title" className="mt-18 border-t border-line pt-10">
          <h2 id="related-title" className="mb-6 text-2xl">
            More like this
          </h2>
          <div className="masonry">
            <ul>
              {item.related.map((card) => (
                <ComponentCard key={card._id} card={card} eager={false} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {children}
    </article>
  );
}

function Trail({ category }: { category: string }) {
  const place = 'inline-block rounded-sm py-1 hover:text-ink hover:underline underline-offset-4';
  return (
    <nav aria-label="Breadcrumb" className="font-mono text-xs text-ink-faint">
      <ol className="flex flex-wrap gap-2">
        <li>
          <Link to="/dashboard" className={place}>
            Components
          </Link>
        </li>
        <li aria-hidden="true" className="py-1">
          /
        </li>
        <li>
          <Link to={filterPath(readFilter(new URLSearchParams({ category })))} className={place}>
            {category}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

function Facts({ item }: { item: ComponentDetail }) {
  return (
    <dl className="border-t border-line text-sm">
      {factsOf(item).map(({ name, value, isGood }) => (
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
