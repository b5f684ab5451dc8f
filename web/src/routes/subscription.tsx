import { lazy, Suspense } from 'react';
import { VerifiedOnly } from '../compose/guards.tsx';
import { waiting } from '../compose/loading.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/subscription.ts';

/** Lazy, because every page loads the route manifest, which lists all static imports of a route. */
const MySubscription = lazy(async () => ({
  default: (await import('../compose/my-subscription.tsx')).MySubscription,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'My Subscription',
    description: 'Your plan, and what you have paid for.',
  });

export default function SubscriptionRoute() {
  return (
    <VerifiedOnly>
      <Suspense fallback={waiting}>
        <MySubscription />
      </Suspense>
    </VerifiedOnly>
  );
}
