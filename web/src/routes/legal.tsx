import { data } from 'react-router';
import { apiContext } from '../api/api-context.ts';
import { browserApi } from '../api/browser-api.ts';
import { getCompany } from '../api/storefront.ts';
import { DocumentPage } from '../features/documents/document-page.tsx';
import { findDocument } from '../features/documents/document.ts';
import { LEGAL } from '../features/documents/legal.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/legal.ts';

const getName = (name: string): string => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to respond with a status
  if (!LEGAL.documents.has(name)) throw data(null, { status: 404, statusText: 'Not Found' });
  return name;
};

export const loader = async ({ params, request, context }: Route.LoaderArgs) => ({
  name: getName(params.page),
  company: await getCompany(context.get(apiContext), request.signal),
});

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  name: getName(params.page),
  company: await getCompany(browserApi),
});

export const meta: Route.MetaFunction = ({ matches, params: { page } }) => {
  const found = LEGAL.documents.get(page);
  return pageMeta(matches, {
    title: found?.title ?? 'Page Not Found',
    description: found?.summary ?? 'There is no page at this address.',
    share: 'legal',
    ...(found && { path: `/legal/${page}` }),
  });
};

export default function LegalRoute({ loaderData: { name, company } }: Route.ComponentProps) {
  const document = findDocument(LEGAL, name, company);
  return document && <DocumentPage document={document} />;
}
