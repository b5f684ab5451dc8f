import { RequestsPage } from '../features/requests/requests-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/requests.ts';
import { VerifiedOnly } from './guards.tsx';
import { useItemTools } from './item-tools.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Custom Requests',
    description: 'Components that our team makes because you asked for them.',
  });

export default function RequestsRoute() {
  return (
    <VerifiedOnly>
      <Requests />
    </VerifiedOnly>
  );
}

function Requests() {
  const { copy, copiedId, pendingId, dialogs } = useItemTools();
  return (
    <>
      <RequestsPage copying={{ copy, copiedId, pendingId }} />
      {dialogs}
    </>
  );
}
