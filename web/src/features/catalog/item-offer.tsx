import clsx from 'clsx';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { formatRupees } from '@tessera/contract/money';
import type { Copyable, Copying } from '../../state/copy-code.ts';
import { intentQuery } from '../../state/intent.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';
import type { ItemAccess } from './item-access.ts';
import type { Terms } from './item-terms.ts';

type OfferedItem = ComponentDetail & Pick<Copyable, 'code' | 'codeJs'>;

/** The actions on the item, and its state for this visitor. */
export type OfferTools = Pick<Copying<OfferedItem>, 'copy' | 'copiedId' | 'pendingId'> & {
  isSaved: (item: ComponentDetail) => boolean;
  toggleSaved: (componentId: string) => void;
  buy: (item: ComponentDetail) => void;
};

type ItemOfferProps = {
  item: ComponentDetail;
  terms: Terms;
  access: ItemAccess;
  copying: Omit<CopyButtonProps, 'item'>;
  tools: OfferTools;
};

/** What the visitor can do with the item: copy it, or unlock it. */
export function ItemOffer(props: ItemOfferProps) {
  const { item, access, tools } = props;
  const { title, detail, action } = useOffer(props);
  return (
    <Card as="section" aria-label="How to get it">
      {/* A member may have more access than the server's HTML shows. So it stays invisible until
          the session is known. */}
      <div className={clsx('grid gap-3', access.kind === 'unknown' && 'signed-in:invisible')}>
        <div>
          <CardTitle>{title}</CardTitle>
          {detail && <p className="mt-1 text-sm text-ink-muted">{detail}</p>}
        </div>
        {action}
      </div>
      <SaveButton item={item} tools={tools} />
    </Card>
  );
}

type Offer = { title: string; detail: ReactNode; action: ReactNode };

function useOffer({ item, terms, access, copying, tools }: ItemOfferProps): Offer {
  const { pathname, search } = useLocation();
  const intent = { redirectTo: pathname + search, action: 'copy', componentId: item._id } as const;
  if (access.kind === 'open')
    return {
      title: access.because,
      detail: 'Copy it, make it yours, ship it.',
      action: <CopyButton item={item} variant="primary" {...copying} />,
    };
  if (access.kind === 'unverified')
    return {
      title: terms.title,
      detail: 'Verify your email first: it takes a minute.',
      action: (
        <LinkButton
          to={`/verify-otp${intentQuery(intent)}`}
          state={{ email: access.email }}
          variant="primary"
        >
          Verify your email
        </LinkButton>
      ),
    };
  if (terms.isFree)
    return {
      title: terms.title,
      detail: terms.detail,
      action: (
        <LinkButton to={`/login${intentQuery(intent)}`} variant="primary">
          Sign in to copy
        </LinkButton>
      ),
    };
  return {
    title: terms.title,
    detail: terms.detail,
    action: (
      <>
        <LinkButton to="/#pricing" variant="primary">
          {terms.fromRupees === null
            ? 'View Plans'
            : `View plans from ${formatRupees(terms.fromRupees)}`}
        </LinkButton>
        {item.price !== undefined && (
          <Button onClick={() => tools.buy(item)}>Buy Now · {formatRupees(item.price)}</Button>
        )}
        {access.kind !== 'locked' && (
          <p className="text-center text-sm text-ink-muted">
            Have it already?{' '}
            <Link
              to={`/login${intentQuery(intent)}`}
              className="text-ink underline underline-offset-4"
            >
              Sign in
            </Link>
          </p>
        )}
      </>
    ),
  };
}

function SaveButton({ item, tools }: Pick<ItemOfferProps, 'item' | 'tools'>) {
  const isSaved = tools.isSaved(item);
  return (
    <Button
      variant="text"
      className="mt-2 -mb-2 w-full"
      aria-pressed={isSaved}
      onClick={() => tools.toggleSaved(item._id)}
    >
      <Heart aria-hidden="true" className={clsx('size-4', isSaved && 'fill-accent text-accent')} />
      Save<span className="sr-only"> {item.title}</span>
    </Button>
  );
}
