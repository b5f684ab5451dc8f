import { data } from 'react-router';
import { NotFound } from '../features/shell/not-found.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const loader = () => data(null, { status: 404, statusText: 'Not Found' });

// Walking to a missing page inside the app needs no question to the server.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Page Not Found', description: 'There is no page at this address.' });

export default function NotFoundPage() {
  return <NotFound />;
}
