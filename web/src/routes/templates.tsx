import { lazy, Suspense, useState } from 'react';
import { data, useNavigation } from 'react-router';
import { apiContext } from '../api/api-context.ts';
import { browserApi } from '../api/browser-api.ts';
import { LazyPendingDownload } from '../compose/lazy-pending-download.tsx';
import { useDownloads } from '../features/templates/download.ts';
import { galleryPath, readFilter } from '../features/templates/filter.ts';
import { GalleryPage } from '../features/templates/gallery-page.tsx';
import { loadGalleryInBrowser, loadGalleryOnServer } from '../features/templates/load.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useFirstVisit } from '../state/first-visit.ts';
import type { Route } from './+types/templates.ts';

/** Spec 9: the first-visit help was shown. Here, because only this page uses it. */
const HELP_STORAGE_KEY = 'templatesHelpSeen';

const TemplateHelp = lazy(async () => ({
  default: (await import('../features/templates/template-help.tsx')).TemplateHelp,
}));

const filterOf = (request: Request) => readFilter(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const gallery = await loadGalleryOnServer(
    context.get(apiContext),
    filterOf(request),
    request.signal,
  );
  return data(gallery, { status: statusFor(gallery.failure?.status) });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadGalleryInBrowser(browserApi, filterOf(request));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { category, search, cursor } = loaderData?.filter ?? {};
  return pageMeta(matches, {
    title: category ? `${category} templates` : 'Templates',
    description: category
      ? `Complete ${category} websites to download and make your own.`
      : 'Complete websites to download and make your own.',
    path: galleryPath(category ? { category } : {}),
    share: 'templates',
    indexed: !search && !cursor,
  });
};

export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const downloads = useDownloads();
  const isFirstVisit = useFirstVisit(HELP_STORAGE_KEY);
  const [isHelped, setHelped] = useState(false);
  const titleOf = (id: string) => loaderData.page.items.find(({ _id }) => _id === id)?.title;
  return (
    <GalleryPage
      gallery={loaderData}
      isPending={location?.pathname === '/templates'}
      downloads={downloads}
    >
      <Suspense>
        {isFirstVisit && <TemplateHelp open={!isHelped} onClose={() => setHelped(true)} />}
      </Suspense>
      <LazyPendingDownload
        titleOf={titleOf}
        onDownload={(_id) => {
          const title = titleOf(_id);
          downloads.start({ _id, ...(title !== undefined && { title }) });
        }}
      />
    </GalleryPage>
  );
}

/** A server error becomes a 503, so that no cache keeps it. An invalid page link keeps its status. */
function statusFor(failure: number | undefined): number {
  if (failure === undefined) return 200;
  return failure >= 400 && failure < 500 && failure !== 429 ? failure : 503;
}
