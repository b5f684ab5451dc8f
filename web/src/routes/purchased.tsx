import { VerifiedOnly } from '../compose/guards.tsx';
import { useItemTools } from '../compose/item-tools.tsx';
import { PurchasedPage } from '../features/subscriptions/purchased-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/purchased.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Purchased',
    description: 'The components you have bought.',
  });

export default function PurchasedRoute() {
  return (
    <VerifiedOnly>
      <Purchased />
    </VerifiedOnly>
  );
}

function Purchased() {
  const { copy, copiedId, dialogs } = useItemTools();
  return (
    <>
      <PurchasedPage copy={copy} copiedId={copiedId} />
      {dialogs}
    </>
  );
}
