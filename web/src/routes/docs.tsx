import { data } from 'react-router';
import { DocumentPage } from '../features/documents/document-page.tsx';
import { findDocument } from '../features/documents/document.ts';
import { GUIDE } from '../features/documents/guide.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/docs.ts';

const load = ({ params, request }: { params: { page: string }; request: Request }) => {
  const document = findDocument(GUIDE, params.page, new URL(request.url).origin);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond with a status
  if (!document) throw data(null, { status: 404, statusText: 'Not Found' });
  return document;
};

export const loader = ({ params, request }: Route.LoaderArgs) => load({ params, request });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load({ params, request });

export const meta: Route.MetaFunction = ({ matches, loaderData: document }) =>
  pageMeta(matches, {
    title: document?.title ?? 'Page Not Found',
    description: document?.summary ?? 'There is no page at this address.',
    ...(document && { path: document.path }),
  });

export default function DocsRoute({ loaderData: document }: Route.ComponentProps) {
  return <DocumentPage document={document} />;
}
