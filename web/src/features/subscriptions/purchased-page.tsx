import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '@tessera/contract/days';
import type { Purchase } from '@tessera/contract/subscriptions';
import { useLanguageSwitch } from '../../state/code-language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ItemPicture } from '../../ui/item-picture.tsx';
import { ItemTitle } from '../../ui/item-title.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SkeletonWall } from '../../ui/skeleton-wall.tsx';
import { purchasesQuery } from './queries.ts';

type PurchasedPageProps = {
  copy: (item: { _id: string; title: string }) => void;
  copiedId: string | null;
};

/** The components that the member has bought, newest first. */
export function PurchasedPage({ copy, copiedId }: PurchasedPageProps) {
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(purchasesQuery);
  const language = useLanguageSwitch();
  const purchases = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container)+4rem)] px-4.5 py-9 sm:px-8">
      <h1 className="text-3xl sm:text-4xl">Purchased</h1>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-pretty text-ink-muted">
          Components you bought are yours for good, with or without a plan.
        </p>
        {purchases.some(({ component }) => component.hasJs) && (
          <SegmentedControl {...language} size="sm" />
        )}
      </div>
      <div className="mt-6">
        {isPending && <SkeletonWall label="Loading what you bought" />}
        {error && purchases.length === 0 && (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
        {data && !error && purchases.length === 0 && (
          <EmptyState
            seed="nothing-bought"
            title="Nothing bought yet"
            action={
              <LinkButton to="/dashboard" variant="primary">
                Browse Components
              </LinkButton>
            }
          >
            Single components you buy stay here, whatever plan you hold.
          </EmptyState>
        )}
        {purchases.length > 0 && (
          <>
            <ul aria-label="Bought components" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {purchases.map((purchase) => (
                <PurchaseCard
                  key={purchase.component._id}
                  purchase={purchase}
                  isCopied={copiedId === purchase.component._id}
                  onCopy={copy}
                />
              ))}
            </ul>
            <LoadMore
              hasMore={hasNextPage}
              loading={isFetchingNextPage}
              failure={error?.message ?? null}
              onLoad={() => void fetchNextPage()}
              className="py-8"
            />
          </>
        )}
      </div>
    </div>
  );
}

type PurchaseCardProps = {
  purchase: Purchase;
  isCopied: boolean;
  onCopy: PurchasedPageProps['copy'];
};

function PurchaseCard({ purchase, isCopied, onCopy }: PurchaseCardProps) {
  const { _id, slug, title, imageUrl, darkImageUrl, isPublished } = purchase.component;
  const Icon = isCopied ? Check : Copy;
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden">
      {imageUrl === null ? (
        <Mosaic seed={_id} columns={6} rows={4} className="aspect-3/2 w-full" />
      ) : (
        <ItemPicture
          seed={_id}
          src={imageUrl}
          darkSrc={darkImageUrl}
          image={{ width: 600, height: 400 }}
          alt=""
          className="aspect-3/2 w-full border-0 border-b object-cover object-top"
        />
      )}
      <div className="flex grow flex-col gap-3 p-4">
        <div>
          <h2 className="font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal">
            {isPublished ? (
              <Link
                to={`/components/${slug}`}
                className="rounded-sm underline-offset-4 hover:underline"
              >
                <ItemTitle title={title} />
              </Link>
            ) : (
              <ItemTitle title={title} />
            )}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">
            Yours since{' '}
            <time dateTime={purchase.purchasedAt}>
              {formatDate(new Date(purchase.purchasedAt))}
            </time>
            {!isPublished && '. It has no public page.'}
          </p>
        </div>
        <Button size="sm" className="mt-auto touch:min-h-11" onClick={() => onCopy({ _id, title })}>
          <Icon aria-hidden="true" className="size-4" />
          {isCopied ? 'Copied!' : 'Copy code'}
          <span className="sr-only"> of {title}</span>
        </Button>
      </div>
    </Card>
  );
}
