import clsx from 'clsx';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { otherPackages } from '@tessera/contract/code-facts';
import { Mosaic } from '../../ui/mosaic.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';

export const LoadingCode = () => (
  <div data-theme="dark" className="rounded-lg border border-line bg-surface p-6 text-sm">
    <SkeletonGroup label="Loading the code">
      <SkeletonText lines={14} />
    </SkeletonGroup>
  </div>
);

type LockedCodeProps = {
  item: ComponentDetail;
  opening: string;
  /** Without a frame, for a place that has one. */
  isFlush?: boolean;
};

export function LockedCode({ item, opening, isFlush = false }: LockedCodeProps) {
  const packages = otherPackages(item.dependencies);
  return (
    <div
      className={clsx(
        'relative grid place-items-center overflow-hidden p-4',
        isFlush ? 'h-full min-h-44' : 'min-h-64 rounded-lg border border-line',
      )}
    >
      <Mosaic
        seed={item._id}
        columns={14}
        rows={6}
        className="absolute inset-0 size-full opacity-25"
      />
      <div className="relative max-w-lg rounded-md border border-line bg-surface px-6 py-5 text-center">
        <p className="font-semibold text-balance">{opening}</p>
        <p className="mt-1.5 text-sm text-ink-muted">
          {item.hasJs ? 'One file, in TypeScript or JavaScript' : 'One TypeScript file'}
          {packages.length > 0 && `, with ${packages.join(', ')}`}
        </p>
      </div>
    </div>
  );
}
