import { lazy, Suspense } from 'react';
import { VerifiedOnly } from '../compose/guards.tsx';
import { waiting } from '../compose/loading.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/keys.ts';

/** Lazy, because every page loads the route manifest, which lists all static imports of a route. */
const MyKeys = lazy(async () => ({
  default: (await import('../compose/my-keys.tsx')).MyKeys,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Keys and tools',
    description: 'Keys for the command line and for agents, and how to set them up.',
  });

export default function KeysRoute() {
  return (
    <VerifiedOnly>
      <Suspense fallback={waiting}>
        <MyKeys />
      </Suspense>
    </VerifiedOnly>
  );
}
