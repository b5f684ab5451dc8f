import { lazy, Suspense } from 'react';
import { VerifiedOnly } from '../compose/guards.tsx';
import { waiting } from '../compose/loading.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/checkout-component.ts';

/** Lazy, because every page loads the route manifest, which lists all static imports of a route. */
const MyCheckout = lazy(async () => ({
  default: (await import('../compose/my-checkout.tsx')).MyCheckout,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Checkout',
    description: 'What you buy, what it costs and that it stays yours.',
  });

export default function CheckoutComponentRoute({ params: { slug } }: Route.ComponentProps) {
  return (
    <VerifiedOnly>
      <Suspense fallback={waiting}>
        <MyCheckout key={slug} wanted={{ kind: 'component', slug }} />
      </Suspense>
    </VerifiedOnly>
  );
}
