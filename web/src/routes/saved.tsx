import { VerifiedOnly } from '../compose/guards.tsx';
import { useItemTools } from '../compose/item-tools.tsx';
import { OutdatedNote } from '../features/catalog/versions/outdated-note.tsx';
import { SavedPage } from '../features/saved/saved-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useLibrary } from '../state/library.ts';
import { changeSaved } from '../state/member-actions.ts';
import type { Route } from './+types/saved.ts';

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
  const { savedIds, outdated } = useLibrary();
  return (
    <>
      <SavedPage
        total={savedIds.length}
        remove={(componentId) => changeSaved(componentId, false)}
        copy={copy}
        explain={require}
        copiedId={copiedId}
        renderNote={({ _id, slug }) => {
          const older = outdated.find(({ componentId }) => componentId === _id);
          return older && <OutdatedNote slug={slug} copy={older} />;
        }}
      />
      {dialogs}
    </>
  );
}
