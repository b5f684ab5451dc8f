import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { mayRead } from '@tessera/contract/access';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import type { CopyButtonProps } from './copy-button.tsx';
import type { ItemAccess } from './item-access.ts';
import { ItemCode } from './item-code.tsx';
import type { ItemPart } from './item-parts.ts';
import { LiveStage, PictureStage } from './item-stage.tsx';
import { ItemTabs } from './item-tabs.tsx';
import type { Terms } from './item-terms.ts';
import { BrandButton } from './preview/brand-button.tsx';

const ItemProps = lazy(async () => ({ default: (await import('./item-props.tsx')).ItemProps }));
const ItemVersions = lazy(async () => ({
  default: (await import('./versions/item-versions.tsx')).ItemVersions,
}));

type ItemPanelProps = {
  item: ComponentDetail;
  part: ItemPart;
  terms: Terms;
  access: ItemAccess;
  copying: Omit<CopyButtonProps, 'item'>;
};

/** The tabs and the part of the page that is chosen. */
export function ItemPanel({ item, part, terms, access, copying }: ItemPanelProps) {
  const isReadable = access.kind === 'open' || mayRead(item);
  const isLocked = access.kind !== 'unknown' && !isReadable;
  const tabs = <ItemTabs item={item} part={part} isLocked={isLocked} />;
  if (part === 'preview' && item.preview)
    return <LiveStage item={item} preview={item.preview} tabs={tabs} />;
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {tabs}
        {part === 'code' && item.preview && (
          <div className="px-3 py-2 sm:px-4">
            <BrandButton item={item} />
          </div>
        )}
      </div>
      <div className="border-t border-line">
        {part === 'preview' && <PictureStage item={item} />}
        {part === 'code' && (
          <div className="p-3 sm:p-4">
            <ItemCode item={item} terms={terms} access={access} copying={copying} />
          </div>
        )}
        {part === 'props' && (
          <div className="grid gap-10 px-4.5 py-6 sm:px-6">
            <Suspense fallback={<Loading what="props" />}>
              <ItemProps item={item} />
            </Suspense>
          </div>
        )}
        {part === 'versions' && (
          <Suspense fallback={<Loading what="versions" className="p-6" />}>
            {access.kind === 'unknown' ? (
              <Loading what="versions" className="p-6" />
            ) : (
              <ItemVersions item={item} isOpen={isReadable} isMember={access.kind === 'open'} />
            )}
          </Suspense>
        )}
      </div>
    </Panel>
  );
}

const Loading = ({ what, className }: { what: string; className?: string }) => (
  <SkeletonGroup label={`Loading the ${what}`} className={clsx('min-h-96 text-sm', className)}>
    <SkeletonText lines={10} />
  </SkeletonGroup>
);

const Panel = ({ children }: { children: ReactNode }) => (
  <div className="border-line bg-surface max-sm:-mx-4.5 max-sm:border-y sm:overflow-hidden sm:rounded-lg sm:border">
    {children}
  </div>
);
