import { data, redirect } from 'react-router';
import { componentSharePath } from '@tessera/contract/share-picture';
import { structuredData, summaryOf } from '../features/catalog/item-data.ts';
import { ItemPage } from '../features/catalog/item-page.tsx';
import { itemPath, loadItemInBrowser, loadItemOnServer } from '../features/catalog/load-item.ts';
import { loadOfferInBrowser, loadOfferOnServer } from '../features/plans/load.ts';
import { apiContext } from '../lib/api-context.ts';
import { ApiError } from '../lib/api-error.ts';
import { browserApi } from '../lib/browser-api.ts';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { PUBLIC_CACHE } from '../lib/public-cache.ts';
import type { Route } from './+types/component.ts';
import { AwaitedErrand } from './awaited-errand.tsx';
import { useItemTools } from './item-tools.tsx';

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [item, { plans, failure }] = await Promise.all([
    loadItemOnServer(api, slug, request.signal).catch(asAnswer),
    loadOfferOnServer(api, request.signal),
  ]);
  if (item.slug !== slug)
    return redirect(itemPath(item.slug) + new URL(request.url).search, {
      status: 301,
      headers: { 'cache-control': PUBLIC_CACHE },
    });
  // Shown all the same, but words that may leave a plan out must not be kept by any cache.
  return data({ item, plans }, { status: failure && item.subscriptionPlan ? 503 : 200 });
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  // Only those who walk here from elsewhere need it; it would weigh on the first load.
  const { getQueryClient } = await import('../lib/query-client.ts');
  const queries = getQueryClient();
  const [item, { plans }] = await Promise.all([
    loadItemInBrowser(browserApi, queries, slug).catch(asAnswer),
    loadOfferInBrowser(browserApi, queries),
  ]);
  if (item.slug !== slug) return redirect(itemPath(item.slug) + new URL(request.url).search);
  return { item, plans };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, MISSING);
  const { item } = loaderData;
  const path = itemPath(item.slug);
  const origin = originOf(matches);
  return [
    ...pageMeta(matches, {
      title: item.title,
      description: summaryOf(item),
      path,
      share: componentSharePath(item),
    }),
    ...(origin === undefined ? [] : [{ 'script:ld+json': structuredData(item, origin, path) }]),
  ];
};

const MISSING = { title: 'Page Not Found', description: 'There is no page at this address.' };

export default function ComponentRoute({ loaderData }: Route.ComponentProps) {
  return <Shown key={loaderData.item._id} {...loaderData} />;
}

function Shown({ item, plans }: Route.ComponentProps['loaderData']) {
  const tools = useItemTools();
  return (
    <ItemPage item={item} plans={plans} tools={tools}>
      {tools.dialogs}
      <AwaitedErrand
        titleOf={() => item.title}
        onCopy={() => tools.copy(item)}
        onBuy={() => tools.buy(item)}
      />
    </ItemPage>
  );
}

/** A missing item is a page of its own; a fault of ours must not be kept by any cache. */
function asAnswer(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { message, requestId, status } = error;
  const isMissing = status === 404 || status === 400;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw isMissing
    ? data(null, { status: 404, statusText: 'Not Found' })
    : data({ message, requestId }, { status: 503, statusText: 'Service Unavailable' });
}
