import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { componentSharePath } from '@tessera/contract/share-picture';
import { apiContext } from '../api/api-context.ts';
import { ApiError, isMissing } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { useItemTools } from '../compose/item-tools.tsx';
import { LazyPendingIntent } from '../compose/lazy-pending-intent.tsx';
import { SignInAbove } from '../compose/sign-in-above.tsx';
import { structuredData, summaryOf } from '../features/catalog/item-data.ts';
import { ItemPage } from '../features/catalog/item-page.tsx';
import { type ItemPart, partPath, readPart } from '../features/catalog/item-parts.ts';
import { itemPath, loadItemInBrowser, loadItemOnServer } from '../features/catalog/load-item.ts';
import { KnownFaults } from '../features/faults/known-faults.tsx';
import { loadKnownFaults } from '../features/faults/load.ts';
import { faultFormPath, ReportFault } from '../features/faults/report-fault.tsx';
import { loadOfferInBrowser, loadOfferOnServer } from '../features/plans/load.ts';
import { PAGE_CACHE_CONTROL } from '../lib/page-cache-header.ts';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { useShopOrigin } from '../lib/shop-origin.ts';
import type { Route } from './+types/component.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { slug } = params;
  const part = partOf(params);
  const api = context.get(apiContext);
  const [item, { plans, failure }, known] = await Promise.all([
    loadItemOnServer(api, slug, request.signal).catch(asAnswer),
    loadOfferOnServer(api, request.signal),
    loadKnownFaults(api, slug, { signal: request.signal }),
  ]);
  if (item.slug !== slug)
    return redirect(partPath(item.slug, part) + new URL(request.url).search, {
      status: 301,
      headers: { 'cache-control': PAGE_CACHE_CONTROL },
    });
  // The page is shown anyway, but must not be cached: its text may leave out a plan.
  return data({ item, plans, known }, { status: failure && item.subscriptionPlan ? 503 : 200 });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { slug } = params;
  const part = partOf(params);
  // Loaded only on client-side navigation, so that the first load stays small.
  const { getQueryClient } = await import('../api/query-client.ts');
  const queries = getQueryClient();
  const [item, { plans }, known] = await Promise.all([
    loadItemInBrowser(browserApi, queries, slug).catch(asAnswer),
    loadOfferInBrowser(browserApi, queries),
    loadKnownFaults(browserApi, slug, { signal: request.signal }),
  ]);
  if (item.slug !== slug) return redirect(partPath(item.slug, part) + new URL(request.url).search);
  return { item, plans, known };
}

/** The part and the query string only say what of the item is looked at, and how. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['slug'] !== nextParams['slug'] && defaultShouldRevalidate;

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

export default function ComponentRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <Shown key={loaderData.item._id} {...loaderData} part={readPart(params.part) ?? 'preview'} />
  );
}

function Shown({
  item,
  plans,
  known,
  part,
}: Route.ComponentProps['loaderData'] & { part: ItemPart }) {
  const origin = useShopOrigin();
  const tools = useItemTools();
  return (
    <ItemPage
      item={item}
      part={part}
      plans={plans}
      tools={tools}
      origin={origin}
      afterFacts={
        <>
          <KnownFaults known={known} />
          <SignInAbove backTo={faultFormPath(item.slug)}>
            <ReportFault item={item} />
          </SignInAbove>
        </>
      }
    >
      {tools.dialogs}
      <LazyPendingIntent
        titleOf={() => item.title}
        hasJs={() => item.hasJs === true}
        onCopy={() => tools.copy(item)}
        onBuy={() => tools.buy(item)}
      />
    </ItemPage>
  );
}

/** An unknown part gives a 404 page. */
function partOf(params: { part?: string | undefined }): ItemPart {
  const part = readPart(params.part);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond with a status
  if (!part) throw data(null, { status: 404, statusText: 'Not Found' });
  return part;
}

/** A missing item gives a 404 page. A server error gives a 503, so that no cache keeps it. */
function asAnswer(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { message, requestId } = error;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond with a status
  throw isMissing(error)
    ? data(null, { status: 404, statusText: 'Not Found' })
    : data({ message, requestId }, { status: 503, statusText: 'Service Unavailable' });
}
