import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { KEYS_MAX } from '@tessera/contract/key-rules';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { type FreshKey, FreshKeyNotice } from './fresh-key-notice.tsx';
import { KeyTable } from './key-table.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { keysQuery } from './queries.ts';

type KeysPageProps = {
  /** How programs are set up, with the key that was just made. */
  Setup: ComponentType<{ ownKey?: string | undefined }>;
};

/** The keys with which programs take components in the name of the member. */
export function KeysPage({ Setup }: KeysPageProps) {
  const asked = useQuery(keysQuery);
  const [isAdding, setAdding] = useState(false);
  const [fresh, setFresh] = useState<FreshKey | null>(null);
  const newKey = useRef<HTMLButtonElement>(null);
  const keys = asked.data?.keys;
  const isFull = keys !== undefined && keys.length >= KEYS_MAX;

  const finish = (made: FreshKey | null) => {
    setAdding(false);
    if (made) setFresh(made);
    else newKey.current?.focus();
  };

  return (
    <div className="mx-auto grid w-full max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-14 px-4.5 py-9 sm:px-8">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="keys-title">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="max-w-[32rem] min-w-0 flex-1 basis-72">
            <h1 id="keys-title" className="text-3xl sm:text-4xl">
              Keys and tools
            </h1>
            <p className="mt-2 text-pretty text-ink-muted">
              A key lets a program take what you may copy, in your name. Give each machine its own,
              so that one can be revoked without the others.
            </p>
          </div>
          {!isAdding && !isFull && (
            <Button
              ref={newKey}
              variant="primary"
              disabled={!keys}
              onClick={() => setAdding(true)}
              className="max-sm:w-full"
            >
              <Plus aria-hidden="true" className="size-4" />
              New key
            </Button>
          )}
        </div>
        {isFull && (
          <p className="text-sm text-ink-muted">
            You have {KEYS_MAX} keys, which is the most. Revoke one to make another.
          </p>
        )}
        {isAdding && <NewKeyForm onMade={finish} onCancel={() => finish(null)} />}
        {fresh && (
          <FreshKeyNotice
            key={fresh.secret}
            fresh={fresh}
            onDone={() => {
              setFresh(null);
              newKey.current?.focus();
            }}
          />
        )}
        {asked.isPending && (
          <Card padding="lg">
            <SkeletonGroup label="Loading your keys">
              <SkeletonText lines={4} />
            </SkeletonGroup>
          </Card>
        )}
        {!keys && asked.isError && (
          <Card>
            <ErrorState
              headingLevel="h2"
              className="py-8"
              onRetry={() => void asked.refetch()}
              retrying={asked.isFetching}
            >
              {asked.error.message}
            </ErrorState>
          </Card>
        )}
        {keys && <KeyTable keys={keys} now={new Date(asked.dataUpdatedAt)} />}
        <p className="text-sm text-pretty text-ink-muted">
          <strong className="font-strong text-ink">search</strong> finds components and reads what
          they take. <strong className="font-strong text-ink">code</strong> also takes the code you
          may copy, and counts as a copy, so that Versions can say when something newer is out. No
          key can buy, pay or change your account.
        </p>
      </section>
      <Setup ownKey={fresh?.secret} />
    </div>
  );
}
