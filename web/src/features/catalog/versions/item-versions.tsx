import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ComponentDetail } from '@tessera/contract/catalog';
import type { ComponentVersion } from '@tessera/contract/versions';
import { ApiError } from '../../../api/api-error.ts';
import { getQueryClient } from '../../../api/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { chosenLanguage, useLanguageSwitch } from '../../../state/code-language.ts';
import { textOf } from '../../../state/code-text.ts';
import { type Copyable, useCopy } from '../../../state/copy-code.ts';
import { useOutdatedCopy } from '../../../state/library.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { notify } from '../../../ui/notify.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx';
import { termsOf } from '../item-terms.ts';
import { OutdatedBanner } from './outdated-banner.tsx';
import { getVersion, versionsQuery } from './queries.ts';
import { VersionDiff } from './version-diff.tsx';
import { VersionList, type VersionTools } from './version-list.tsx';

const CopyByHand = lazy(async () => ({
  default: (await import('../../../ui/copy-by-hand.tsx')).CopyByHand,
}));

type ItemVersionsProps = {
  item: ComponentDetail;
  /** Whether the visitor may read the code. */
  isOpen: boolean;
  /** Others than members may read what is free. */
  isMember: boolean;
};

const complain = (message: string) => notify({ title: message, tone: 'danger' });
/** An older version may lack the language that was chosen. */
const sayTypeScript = (number: number, done: 'copied' | 'saved') =>
  notify({ title: `v${number} comes in TypeScript only. That is what was ${done}.` });

/** The versions of a component: what changed, the difference in the code, and older code to take again. */
export function ItemVersions({ item, isOpen, isMember }: ItemVersionsProps) {
  const outdated = useOutdatedCopy(item._id);
  const languageSwitch = useLanguageSwitch();
  const { tools, dialogs } = useVersionTools(item, isMember);
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(item), getQueryClient());
  if (!data && error)
    return (
      <ErrorState
        title="No versions to show"
        headingLevel="h3"
        className="py-10"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error.message}
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading the versions" className="p-6 text-sm">
        <SkeletonText lines={10} />
      </SkeletonGroup>
    );
  return (
    <>
      {outdated && (
        <OutdatedBanner
          copy={outdated}
          versions={data}
          onCopy={isOpen ? () => tools.copy(outdated.current) : undefined}
          isPending={tools.pending === outdated.current}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] min-[900px]:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="p-6 pb-0 min-[900px]:border-r min-[900px]:border-line">
          {isOpen && item.hasJs && (
            <SegmentedControl {...languageSwitch} size="sm" className="mb-6" />
          )}
          <VersionList
            versions={data}
            yours={outdated?.copied}
            tools={isOpen ? tools : undefined}
          />
        </div>
        <div className="min-w-0 border-line max-[899px]:border-t">
          <Comparison
            item={item}
            versions={data}
            yours={outdated?.copied}
            isOpen={isOpen}
            isMember={isMember}
          />
        </div>
      </div>
      {dialogs}
    </>
  );
}

type ComparisonProps = ItemVersionsProps & {
  versions: readonly ComponentVersion[];
  yours: number | undefined;
};

function Comparison({ item, versions, yours, isOpen, isMember }: ComparisonProps) {
  const note = 'p-6 text-sm text-pretty text-ink-muted';
  if (!isOpen) return <p className={note}>{termsOf(item, []).opening}, in every version.</p>;
  if (versions.length < 2)
    return <p className={note}>There is one version so far, so there is nothing to compare.</p>;
  return <VersionDiff item={item} versions={versions} yours={yours} isMember={isMember} />;
}

/** Copying and downloading any version. */
function useVersionTools(item: ComponentDetail, isMember: boolean) {
  const [number, setNumber] = useState<number | null>(null);
  const { copy, copiedId, pendingId, byHand } = useCopy<Copyable>({
    onLocked: () => complain('This component needs a plan that includes it.'),
    onFailure: complain,
    onOtherLanguage: ({ version = item.version }) => sayTypeScript(version, 'copied'),
  });
  const download = async (wanted: number) => {
    try {
      const code = await getVersion(item, wanted);
      const chosen = chosenLanguage();
      const { text, language } = textOf(item.title, code, chosen);
      saveFile(new Blob([text], { type: 'text/plain' }), `${item.slug}-v${wanted}.${language}x`);
      if (language !== chosen) sayTypeScript(wanted, 'saved');
      const { trackCopy } = await import('../../../state/member-actions.ts');
      trackCopy(item._id, language, wanted);
    } catch (error) {
      complain(error instanceof ApiError ? error.message : 'The file could not be saved.');
    }
  };
  const tools: VersionTools = {
    copy: (wanted) => {
      setNumber(wanted);
      const { _id, title } = item;
      copy({ _id, title, version: wanted, fetchCode: () => getVersion(item, wanted) });
    },
    ...(isMember && { download: (wanted: number) => void download(wanted) }),
    copied: copiedId === null ? null : number,
    pending: pendingId === null ? null : number,
  };
  const dialogs = (
    <>
      <p role="status" className="sr-only">
        {copiedId !== null && `The code of v${number} is on your clipboard.`}
      </p>
      <Suspense>{byHand && <CopyByHand {...byHand} />}</Suspense>
    </>
  );
  return { tools, dialogs };
}
