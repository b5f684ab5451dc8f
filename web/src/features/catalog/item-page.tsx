import type { ReactNode } from 'react';
import type { ComponentDetail } from '@tessera/contract/catalog';
import type { Plan } from '@tessera/contract/plans';
import type { Copyable } from '../../state/copy-code.ts';
import { ComponentCard } from './component-card.tsx';
import { ItemAbout } from './item-about.tsx';
import { useItemAccess } from './item-access.ts';
import { ItemAction } from './item-action.tsx';
import { ItemHeader } from './item-header.tsx';
import { ItemOffer, type OfferTools } from './item-offer.tsx';
import { ItemPanel } from './item-panel.tsx';
import type { ItemPart } from './item-parts.ts';
import { ItemSeal } from './item-seal.tsx';
import { termsOf } from './item-terms.ts';

type ItemPageProps = {
  item: ComponentDetail;
  part: ItemPart;
  plans: readonly Plan[];
  tools: OfferTools;
  /** The address of the shop, for commands. */
  origin: string;
  /** Stands at the end of the column with the facts. */
  afterFacts?: ReactNode;
  /** Dialogs that belong to the page. */
  children?: ReactNode;
};

export function ItemPage({
  item,
  part,
  plans,
  tools,
  origin,
  afterFacts,
  children,
}: ItemPageProps) {
  const terms = termsOf(item, plans);
  const access = useItemAccess(item);
  const copying = {
    copy: ({ code, codeJs, sha256, sha256Js, version = item.version, wrapping }: Copyable) =>
      tools.copy({ ...item, code, codeJs, sha256, sha256Js, version, wrapping }),
    copiedId: tools.copiedId,
    pendingId: tools.pendingId,
  };
  const offered = { item, terms, access, copying, tools };
  return (
    <article
      data-page="component"
      className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] grid-cols-[minmax(0,1fr)] gap-14 px-4.5 pt-6 pb-24 sm:px-8 lg:pt-8"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ItemHeader item={item}>
          <ItemAction {...offered} />
        </ItemHeader>
        <ItemPanel item={item} part={part} terms={terms} access={access} copying={copying} />
        {part === 'preview' && <ItemOffer {...offered} origin={origin} />}
      </div>
      {part === 'preview' && (
        <>
          <ItemSeal item={item} />
          <ItemAbout item={item}>{afterFacts}</ItemAbout>
          <Related cards={item.related} />
        </>
      )}
      {children}
    </article>
  );
}

function Related({ cards }: { cards: ComponentDetail['related'] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="border-t border-line pt-10">
      <h2 id="related-title" className="mb-6 text-2xl">
        More like this
      </h2>
      <div className="masonry">
        <ul>
          {cards.map((card) => (
            <ComponentCard key={card._id} card={card} eager={false} />
          ))}
        </ul>
      </div>
    </section>
  );
}
