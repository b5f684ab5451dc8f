import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { data, useNavigation } from 'react-router';
import type { ComponentCard } from '@tessera/contract/catalog';
import { apiContext } from '../api/api-context.ts';
import { browserApi } from '../api/browser-api.ts';
import { useItemTools } from '../compose/item-tools.tsx';
import { LazyPendingIntent } from '../compose/lazy-pending-intent.tsx';
import { BrowserPage } from '../features/catalog/browser-page.tsx';
import type { CardAction } from '../features/catalog/card-tools.tsx';
import { filterPath, readFilter } from '../features/catalog/filter.ts';
import { loadInBrowser, loadOnServer } from '../features/catalog/load.ts';
import { findPages } from '../features/catalog/queries.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { GETTING_STARTED_STORAGE_KEY } from '../lib/storage-keys.ts';
import { useFirstVisit } from '../state/first-visit.ts';
import type { Route } from './+types/dashboard.ts';

const InfoDialog = lazy(async () => ({
  default: (await import('../features/catalog/info-dialog.tsx')).InfoDialog,
}));
const GettingStarted = lazy(async () => ({
  default: (await import('../features/catalog/getting-started.tsx')).GettingStarted,
}));

const filterOf = (request: Request) => readFilter(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalog = await loadOnServer(context.get(apiContext), filterOf(request), request.signal);
  return data(catalog, { status: statusFor(catalog.failure?.status) });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadInBrowser(browserApi, filterOf(request));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { category, search, cursor } = loaderData?.filter ?? {};
  return pageMeta(matches, {
    title: category ? `${category} components` : 'Components',
    description: category
      ? `Copy-paste ${category} components, built by hand and ready to make your own.`
      : 'Copy-paste interface components, built by hand and ready to make your own.',
    path: filterPath(category ? { category } : {}),
    share: 'components',
    indexed: !search && !cursor,
  });
};

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const stays = location?.pathname === '/dashboard';
  const tools = useItemTools();
  const [told, setTold] = useState<ComponentCard | null>(null);
  const [isTelling, setTelling] = useState(false);
  const isFirstVisit = useFirstVisit(GETTING_STARTED_STORAGE_KEY);
  const [isHelped, setHelped] = useState(false);

  const act = (action: CardAction, card: ComponentCard) => {
    if (action === 'copy') tools.copy(card);
    else if (action === 'save') tools.toggleSaved(card._id);
    else {
      setTold(card);
      setTelling(true);
    }
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  // One stable function, so that a click on one card does not render the others again.
  const onAct = useCallback(
    (action: CardAction, card: ComponentCard) => latest.current(action, card),
    [],
  );
  const find = (id: string) =>
    (findPages(loaderData.filter) ?? [loaderData.page])
      .flatMap(({ items }) => items)
      .find(({ _id }) => _id === id);

  return (
    <BrowserPage
      catalog={loaderData}
      pending={stays ? readFilter(new URLSearchParams(location.search)) : null}
      tools={{ ...tools, onAct }}
    >
      {tools.dialogs}
      <Suspense>
        {told && (
          <InfoDialog
            card={told}
            isLocked={tools.isLocked(told)}
            open={isTelling}
            onOpenChange={setTelling}
            onBuy={() => {
              setTelling(false);
              tools.buy(told);
            }}
          />
        )}
        {isFirstVisit && (
          <GettingStarted
            open={!isHelped && !isTelling && !tools.isAsking}
            onClose={() => setHelped(true)}
          />
        )}
      </Suspense>
      <LazyPendingIntent
        titleOf={(id) => find(id)?.title}
        hasJs={(id) => find(id)?.hasJs === true}
        onCopy={(id) => tools.copy(find(id) ?? { _id: id, title: 'The component' })}
      />
    </BrowserPage>
  );
}

/** A server error becomes a 503, so that no cache keeps it. An invalid page link keeps its status. */
function statusFor(failure: number | undefined): number {
  if (failure === undefined) return 200;
  return failure >= 400 && failure < 500 && failure !== 429 ? failure : 503;
}
