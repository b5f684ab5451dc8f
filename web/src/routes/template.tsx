import { data } from 'react-router';
import { templateSharePath } from '@tessera/contract/share-picture';
import { apiContext } from '../api/api-context.ts';
import { ApiError, isMissing } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { LazyPendingDownload } from '../compose/lazy-pending-download.tsx';
import { useDownloads } from '../features/templates/download.ts';
import { templatePath } from '../features/templates/filter.ts';
import { getTemplate } from '../features/templates/queries.ts';
import { structuredData } from '../features/templates/template-data.ts';
import { TemplatePage } from '../features/templates/template-page.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/template.ts';

export const loader = ({ params: { slug }, request, context }: Route.LoaderArgs) =>
  getTemplate(context.get(apiContext), slug, request.signal).catch(asAnswer);

export const clientLoader = ({ params: { slug } }: Route.ClientLoaderArgs) =>
  getTemplate(browserApi, slug).catch(asAnswer);

const MISSING = { title: 'Page Not Found', description: 'There is no page at this address.' };

export const meta: Route.MetaFunction = ({ matches, loaderData: template }) => {
  if (!template) return pageMeta(matches, MISSING);
  const path = templatePath(template.slug);
  const origin = originOf(matches);
  return [
    ...pageMeta(matches, {
      title: `${template.title}, a website template`,
      description: template.subtitle || template.description.slice(0, 200),
      path,
      share: templateSharePath({ ...template, imageUrl: template.images[0] ?? '' }),
    }),
    ...(origin === undefined
      ? []
      : [{ 'script:ld+json': structuredData(template, origin + path, origin) }]),
  ];
};

export default function TemplateRoute({ loaderData: template }: Route.ComponentProps) {
  const downloads = useDownloads();
  return (
    <TemplatePage template={template} downloads={downloads}>
      <LazyPendingDownload
        titleOf={() => template.title}
        onDownload={(_id) => downloads.start({ _id, title: template.title })}
      />
    </TemplatePage>
  );
}

/** A missing template gives a 404 page. A server error gives a 503, so that no cache keeps it. */
function asAnswer(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { message, requestId } = error;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond with a status
  throw isMissing(error)
    ? data(null, { status: 404, statusText: 'Not Found' })
    : data({ message, requestId }, { status: 503, statusText: 'Service Unavailable' });
}
