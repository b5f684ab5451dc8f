import type { IntentAction } from '../../state/intent.ts';
import { ItemPicture } from '../../ui/item-picture.tsx';
import { ItemTitle } from '../../ui/item-title.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WantedState } from './wanted.ts';

const WORDS: Record<IntentAction, string> = {
  copy: 'To copy',
  save: 'To save',
  download: 'To download',
  purchase: 'To buy',
  subscribe: 'To subscribe',
};

const PICTURE = 'h-16 w-24 shrink-0 rounded-sm';

/** Names and shows what the visitor came for. It keeps its height while that is loading. */
export function WantedCard({ action, wanted }: Pick<WantedState, 'action' | 'wanted'>) {
  if (action === undefined) return null;
  return (
    <section
      aria-label="What you came for"
      aria-busy={wanted === null || undefined}
      className="mb-6 flex min-h-22 items-center gap-3.5 rounded-lg border border-line bg-surface p-3"
    >
      {wanted === null ? (
        <Skeleton className={PICTURE} />
      ) : wanted.picture ? (
        <ItemPicture
          seed={wanted.id}
          src={wanted.picture.src}
          image={wanted.picture}
          alt=""
          className={`${PICTURE} object-cover object-top`}
        />
      ) : (
        <Mosaic seed={wanted.id} columns={6} rows={4} className={PICTURE} />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-[0.8125rem] text-ink-muted">
          {WORDS[action]}
          {wanted && ` · ${wanted.terms}`}
        </p>
        {wanted === null ? (
          <Skeleton className="mt-1.5 h-4 w-3/4" />
        ) : (
          <p className="mt-0.5 line-clamp-2 leading-snug font-semibold wrap-anywhere">
            <ItemTitle title={wanted.title} inline />
          </p>
        )}
      </div>
    </section>
  );
}
