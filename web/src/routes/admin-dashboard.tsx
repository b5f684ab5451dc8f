import { adminSections } from '../compose/admin-sections.ts';
import { AdminOnly } from '../compose/guards.tsx';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { AdminSkeleton } from '../features/admin/admin-skeleton.tsx';
import { readSection } from '../features/admin/sections.ts';
import { PageError } from '../features/shell/page-error.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-dashboard.ts';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: `${readSection(new URLSearchParams(location.search)).heading} · Admin`,
    description: 'The admin area of the shop.',
  });

/** The server does not know who is signed in, so it renders only the skeleton. */
export default function AdminDashboard() {
  return (
    <AdminOnly fallback={<AdminSkeleton />}>
      <AdminPage pieces={adminSections} />
    </AdminOnly>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageError error={error} />
    </main>
  );
}
