import type { OutdatedCopy } from '@tessera/contract/saved';
import type { ComponentVersion } from '@tessera/contract/versions';
import { Button } from '../../../ui/button.tsx';
import { Mosaic } from '../../../ui/mosaic.tsx';
import { outdatedWords } from './words.ts';

type OutdatedBannerProps = {
  copy: OutdatedCopy;
  versions: readonly ComponentVersion[];
  /** Left out for those who may not copy it any more. */
  onCopy: (() => void) | undefined;
  isPending: boolean;
};

/** What concerns a member who copied an older version. */
export const OutdatedBanner = ({ copy, versions, onCopy, isPending }: OutdatedBannerProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line bg-warning-soft px-6 py-4">
    <Mosaic seed={copy.componentId} columns={2} rows={2} className="size-9 shrink-0 rounded-sm" />
    <p className="min-w-0 flex-1 basis-60 font-strong text-pretty">
      {outdatedWords(copy, versions)}
    </p>
    {onCopy && (
      <Button variant="ink" loading={isPending} onClick={onCopy}>
        Copy v{copy.current}
      </Button>
    )}
  </div>
);
