import { lazy, Suspense } from 'react';
import { VerifiedOnly } from '../compose/guards.tsx';
import { waiting } from '../compose/loading.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/requests.ts';

/** Lazy, because every page loads the route manifest, which lists all static imports of a route. */
const MyRequests = lazy(async () => ({
  default: (await import('../compose/my-requests.tsx')).MyRequests,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Custom Requests',
    description: 'Components that our team makes because you asked for them.',
  });

export default function RequestsRoute() {
  return (
    <VerifiedOnly>
      <Suspense fallback={waiting}>
        <MyRequests />
      </Suspense>
    </VerifiedOnly>
  );
}
