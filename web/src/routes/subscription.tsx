import { lazy, Suspense } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/subscription.ts';
import { VerifiedOnly } from './guards.tsx';
import { waiting } from './waiting.tsx';

/** Lazy, because every page loads the route manifest, which lists all static imports of a route. */
const MySubscription = lazy(async () => ({
  default: (await import('./my-subscription.tsx')).MySubscription,
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
