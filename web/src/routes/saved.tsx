import { SavedPage } from '../features/saved/saved-page.tsx';
import { changeSaved } from '../lib/errand.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/saved.ts';
import { VerifiedOnly } from './guards.tsx';
import { useItemTools } from './item-tools.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'My Saved Components',
    description: 'The components you have saved.',
  });

export default function SavedRoute() {
  return (
    <VerifiedOnly>
      <Saved />
    </VerifiedOnly>
  );
}

function Saved() {
  const { copy, copiedId, require, dialogs } = useItemTools();
  return (
    <>
      <SavedPage
        remove={(componentId) => changeSaved(componentId, false)}
        copy={copy}
        explain={require}
        copiedId={copiedId}
      />
      {dialogs}
    </>
  );
}
