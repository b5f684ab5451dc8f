import { data } from 'react-router';
import { NotFound } from '../features/shell/not-found.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const loader = () => data(null, { status: 404, statusText: 'Not Found' });

// Client-side navigation to a missing page needs no server request.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Page Not Found', description: 'There is no page at this address.' });

export default function NotFoundPage() {
  return <NotFound />;
}
