import { data, useNavigation } from 'react-router';
import { BrowserPage } from '../features/catalog/browser-page.tsx';
import { filterPath, readFilter } from '../features/catalog/filter.ts';
import { loadInBrowser, loadOnServer } from '../features/catalog/load.ts';
import { apiContext } from '../lib/api-context.ts';
import { browserApi } from '../lib/browser-api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { getQueryClient } from '../lib/query-client.ts';
import type { Route } from './+types/dashboard.ts';

const filterOf = (request: Request) => readFilter(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalog = await loadOnServer(context.get(apiContext), filterOf(request), request.signal);
  return data(catalog, { status: statusFor(catalog.failure?.status) });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadInBrowser(browserApi, getQueryClient(), filterOf(request));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { category, search, cursor } = loaderData?.filter ?? {};
  return pageMeta(matches, {
    title: category ? `${category} components` : 'Components',
    description: category
      ? `Copy-paste ${category} components, built by hand and ready to make your own.`
      : 'Copy-paste interface components, built by hand and ready to make your own.',
    path: filterPath(category ? { category } : {}),
    indexed: !search && !cursor,
  });
};

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const stays = location?.pathname.startsWith('/dashboard') === true;
  return (
    <BrowserPage
      catalog={loaderData}
      pending={stays ? readFilter(new URLSearchParams(location.search)) : null}
    />
  );
}

/** A fault of ours must not be kept by any cache; a bad page link is the visitor's. */
function statusFor(failure: number | undefined): number {
  if (failure === undefined) return 200;
  return failure >= 400 && failure < 500 && failure !== 429 ? failure : 503;
}
