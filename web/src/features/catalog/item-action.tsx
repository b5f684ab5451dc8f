import clsx from 'clsx';
import { Heart, LockOpen } from 'lucide-react';
import { useLocation } from 'react-router';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { formatRupees } from '@tessera/contract/money';
import { intentQuery } from '../../state/intent.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';
import type { ItemAccess } from './item-access.ts';
import { HOW_TO_GET_IT, type OfferTools } from './item-offer.tsx';
import type { Terms } from './item-terms.ts';
import { itemPath } from './load-item.ts';

type ItemActionProps = {
  item: ComponentDetail;
  terms: Terms;
  access: ItemAccess;
  copying: Omit<CopyButtonProps, 'item'>;
  tools: OfferTools;
};

/** The main action and the heart: in the row of the title, and on a phone at the bottom of the window. */
export function ItemAction({ item, terms, access, copying, tools }: ItemActionProps) {
  const isSaved = tools.isSaved(item);
  return (
    <div
      data-slot="item-action"
      className="flex shrink-0 items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:flex-row-reverse max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4.5 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <button
        type="button"
        aria-pressed={isSaved}
        onClick={() => tools.toggleSaved(item._id)}
        className="grid size-11 shrink-0 place-items-center rounded-md border border-control-line bg-surface text-ink-muted transition-colors duration-[120ms] hover:text-ink"
      >
        <Heart
          aria-hidden="true"
          className={clsx('size-4.5', isSaved && 'fill-accent text-accent')}
        />
        <span className="sr-only">Save {item.title}</span>
      </button>
      {/* A member may have more access than the server's HTML shows. So it stays invisible until
          the session is known. */}
      <div
        className={clsx(
          'max-sm:flex-1 *:max-sm:w-full',
          access.kind === 'unknown' && 'signed-in:invisible',
        )}
      >
        <Main item={item} terms={terms} access={access} copying={copying} />
      </div>
    </div>
  );
}

function Main({ item, terms, access, copying }: Omit<ItemActionProps, 'tools'>) {
  const { pathname, search } = useLocation();
  const intent = { redirectTo: pathname + search, action: 'copy', componentId: item._id } as const;
  if (access.kind === 'open') return <CopyButton item={item} variant="primary" {...copying} />;
  if (access.kind === 'unverified')
    return (
      <LinkButton
        to={`/verify-otp${intentQuery(intent)}`}
        state={{ email: access.email }}
        variant="primary"
      >
        Verify your email
      </LinkButton>
    );
  if (terms.isFree)
    return (
      <LinkButton to={`/login${intentQuery(intent)}`} variant="primary">
        Sign in to copy
      </LinkButton>
    );
  const prices = [terms.fromRupees, item.price ?? null].filter((price) => price !== null);
  return (
    <LinkButton
      to={{ pathname: itemPath(item.slug), search, hash: HOW_TO_GET_IT }}
      variant="primary"
    >
      <LockOpen aria-hidden="true" className="size-4" />
      {prices.length > 0
        ? `Open the code, from ${formatRupees(Math.min(...prices))}`
        : 'Open the code'}
    </LinkButton>
  );
}
