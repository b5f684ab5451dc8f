import clsx from 'clsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';
import type { Copyable, Copying } from '../../state/copy-code.ts';
import { intentQuery } from '../../state/intent.ts';
import { Button } from '../../ui/button.tsx';
import { CardTitle } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { StackRow } from '../../ui/stack-row.tsx';
import { LockedCode } from './code-panels.tsx';
import type { CopyButtonProps } from './copy-button.tsx';
import type { ItemAccess } from './item-access.ts';
import type { Terms } from './item-terms.ts';
import { CommandWay, TakeIt } from './take-it.tsx';

/** The id of the section, for links to it. */
export const HOW_TO_GET_IT = 'how-to-get-it';

type OfferedItem = ComponentDetail &
  Pick<Copyable, 'code' | 'codeJs' | 'sha256' | 'sha256Js' | 'wrapping'>;

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
  origin: string;
};

/** What the visitor can do with the item: copy it, or unlock it. */
export function ItemOffer(props: ItemOfferProps) {
  const { item, terms, access } = props;
  const isClosed = access.kind !== 'open' && !terms.isFree;
  return (
    <section
      id={HOW_TO_GET_IT}
      aria-label="How to get it"
      className="min-w-0 scroll-mt-20 overflow-hidden rounded-lg border border-line bg-surface wrap-anywhere"
    >
      {/* A member may have more access than the server's HTML shows. So it stays invisible until
          the session is known. */}
      <div className={clsx(access.kind === 'unknown' && 'signed-in:invisible')}>
        {isClosed ? <Closed {...props} /> : <Open {...props} />}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3.5 text-sm sm:px-6">
        <StackRow parts={item.stack} className="font-strong" />
        <p className="text-ink-muted">{item.licence}</p>
      </div>
    </section>
  );
}

function Open({ item, terms, access, copying, origin }: ItemOfferProps) {
  const isOpen = access.kind === 'open';
  const detail =
    access.kind === 'unverified' ? 'Verify your email first: it takes a minute.' : terms.detail;
  return (
    <>
      <div className="px-5 py-5 sm:px-6">
        <CardTitle>{isOpen ? access.because : terms.title}</CardTitle>
        <p className="mt-1 text-sm text-ink-muted">
          {isOpen ? 'Copy it, make it yours, ship it.' : detail}
        </p>
      </div>
      <TakeIt item={item} access={access} copying={copying} origin={origin} />
    </>
  );
}

function Closed({ item, terms, access, tools, origin }: ItemOfferProps) {
  const { pathname, search } = useLocation();
  const intent = { redirectTo: pathname + search, action: 'copy', componentId: item._id } as const;
  const [cheapest] = terms.openers;
  return (
    <>
      <div className="px-5 pt-5 sm:px-6">
        <CardTitle>{terms.title}</CardTitle>
        <p className="mt-1 text-sm text-ink-muted">
          {access.kind === 'unverified'
            ? 'Verify your email first: it takes a minute.'
            : terms.detail}
        </p>
      </div>
      <div className="mt-5 grid divide-line border-t border-line max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
        {cheapest && (
          <Way
            name={cheapest.name}
            note={`opens ${cheapest.opens.components} components`}
            price={cheapest.price}
          >
            <PlanTerms plan={cheapest} />
          </Way>
        )}
        {item.price !== undefined && (
          <Way name="Only this one" price={item.price}>
            Paid once. The code, every later version and the licence stay yours without a plan.
          </Way>
        )}
        <div className="paywalled max-md:hidden">
          <LockedCode item={item} opening={terms.opening} isFlush />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-5 sm:px-6 max-sm:[&>*]:w-full">
        {access.kind === 'unverified' ? (
          <LinkButton
            to={`/verify-otp${intentQuery(intent)}`}
            state={{ email: access.email }}
            variant="primary"
          >
            Verify your email
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/#pricing" variant="primary">
              {terms.fromRupees === null
                ? 'View Plans'
                : `View plans from ${formatRupees(terms.fromRupees)}`}
            </LinkButton>
            {item.price !== undefined && (
              <Button onClick={() => tools.buy(item)}>Buy Now · {formatRupees(item.price)}</Button>
            )}
          </>
        )}
        {access.kind !== 'locked' && access.kind !== 'unverified' && (
          <p className="text-sm text-ink-muted">
            Have it already?{' '}
            <Link
              to={`/login${intentQuery(intent)}`}
              className="text-ink underline underline-offset-4"
            >
              Sign in
            </Link>
          </p>
        )}
      </div>
      <div className="border-t border-line">
        <CommandWay item={item} origin={origin} />
      </div>
    </>
  );
}

type WayProps = { name: string; note?: string; price: number; children: ReactNode };

/** One way to open the code, with its price. */
const Way = ({ name, note, price, children }: WayProps) => (
  <div className="grid content-start gap-2 px-5 py-5 sm:px-6">
    <p className="flex flex-wrap items-center gap-2 text-sm font-strong">
      {name}
      {note && (
        <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs font-normal text-ink-muted">
          {note}
        </span>
      )}
    </p>
    <p className="font-display text-2xl font-semibold">{formatRupees(price)}</p>
    <p className="text-sm text-ink-muted text-pretty">{children}</p>
  </div>
);

const DAY_MS = 86_400_000;
const never = () => () => undefined;

/** The page may come from a cache, so the day is that of the browser. The server leaves it out. */
const useToday = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Date().toISOString().slice(0, 10),
    () => null,
  );

function PlanTerms({ plan }: { plan: Plan }) {
  const today = useToday();
  const end = today && formatShortDate(new Date(Date.parse(today) + plan.duration * DAY_MS));
  return (
    <>
      {formatRupees(plan.price)} for {plan.duration} days{end && `, until ${end}`}. It does not
      renew by itself.
    </>
  );
}
