import { redirect } from 'react-router';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { AdminSkeleton } from '../features/admin/admin-skeleton.tsx';
import { readSection } from '../features/admin/sections.ts';
import { PageError } from '../features/shell/page-error.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { readToken } from '../lib/session-token.ts';
import type { Route } from './+types/admin-dashboard.ts';

/** In the browser only: the server knows no session. Spec 2: the admin guard carries no way back. */
export const clientLoader = () => (readToken() === null ? redirect('/login') : null);
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: `${readSection(new URLSearchParams(location.search)).heading} · Admin`,
    description: 'The admin area of the shop.',
  });

export const HydrateFallback = AdminSkeleton;

export default AdminPage;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageError error={error} />
    </main>
  );
}
