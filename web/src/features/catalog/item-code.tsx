import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { ApiError } from '../../lib/api-error.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { MINE } from '../../lib/session-store.ts';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';
import type { Standing } from './item-standing.ts';
import type { Terms } from './item-terms.ts';

type ItemCodeProps = {
  item: ComponentDetail;
  terms: Terms;
  standing: Standing;
  copying: Omit<CopyButtonProps, 'item'>;
};

const codeQuery = ({ _id, version }: ComponentDetail) =>
  queryOptions({
    queryKey: [MINE, 'code', _id, version],
    queryFn: ({ signal }) =>
      browserApi.call(
        'getComponentCode',
        { params: { id: _id } },
        { signal, fallbackMessage: 'Failed to load the code. Please try again.' },
      ),
  });

const isLocked = (error: unknown) => error instanceof ApiError && error.code === 'LOCKED';

/** The code for those who may see it; for anybody else, what opens it. It is never part of the server's HTML. */
export function ItemCode({ item, terms, standing, copying }: ItemCodeProps) {
  const { kind } = standing;
  return (
    <section aria-labelledby="code-title" className="paywalled">
      <h2 id="code-title" className="sr-only">
        Code
      </h2>
      {kind === 'open' && <OpenCode item={item} terms={terms} copying={copying} />}
      {/* Until the session is known both are there, and the mark on <html> picks one before the first paint. */}
      {kind === 'unknown' && (
        <div className="hidden signed-in:block">
          <LoadingCode />
        </div>
      )}
      {kind !== 'open' && (
        <div className={kind === 'unknown' ? 'signed-in:hidden' : undefined}>
          <LockedCode
            item={item}
            opening={kind === 'unverified' ? 'Verify your email to see the code' : terms.opening}
          />
        </div>
      )}
    </section>
  );
}

function OpenCode({ item, terms, copying }: Omit<ItemCodeProps, 'standing'>) {
  const { data, error, isFetching, refetch } = useQuery(codeQuery(item));
  if (data) {
    const { code, highlighted } = data;
    return (
      <CodeBlock
        label={`${item.slug}.tsx`}
        code={highlighted === null ? { text: code } : { html: highlighted }}
        short
        actions={<CopyButton item={{ ...item, code }} size="sm" variant="text" {...copying} />}
      />
    );
  }
  if (isLocked(error)) return <LockedCode item={item} opening={terms.opening} />;
  if (error) {
    return (
      <Card>
        <ErrorState
          title="No code to show"
          headingLevel="h3"
          className="py-10"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      </Card>
    );
  }
  return <LoadingCode />;
}

const LoadingCode = () => (
  <div data-theme="dark" className="rounded-lg border border-line bg-surface p-6 text-sm">
    <SkeletonGroup label="Loading the code">
      <SkeletonText lines={14} />
    </SkeletonGroup>
  </div>
);

function LockedCode({ item, opening }: { item: ComponentDetail; opening: string }) {
  const needed = Object.keys(item.dependencies).length;
  return (
    <div className="relative grid min-h-64 place-items-center overflow-hidden rounded-lg border border-line p-4">
      <Mosaic
        seed={item._id}
        columns={14}
        rows={6}
        className="absolute inset-0 size-full opacity-25"
      />
      <div className="relative max-w-lg rounded-md border border-line bg-surface px-6 py-5 text-center">
        <p className="font-semibold text-balance">{opening}</p>
        <p className="mt-1.5 text-sm text-ink-muted">
          One TypeScript file, {needed === 0 ? 'no' : needed}{' '}
          {needed === 1 ? 'dependency' : 'dependencies'}
        </p>
      </div>
    </div>
  );
}
