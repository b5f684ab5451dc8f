import { type ReactNode, useState } from 'react';
import type { ComponentDetail, ComponentPreview } from '@tessera/contract/catalog';
import { Mosaic } from '../../ui/mosaic.tsx';
import { ThemedImage } from '../../ui/themed-image.tsx';
import { useItemPreview } from './preview/item-preview.tsx';

type LiveStageProps = {
  item: ComponentDetail;
  preview: ComponentPreview;
  /** The tabs of the page, which share a row with the toolbar. */
  tabs: ReactNode;
};

/** The live component. */
export function LiveStage({ item, preview, tabs }: LiveStageProps) {
  const { toolbar, stage } = useItemPreview(item, preview);
  return (
    <section
      aria-label="Preview"
      className="border-line bg-surface max-sm:-mx-4.5 max-sm:border-y sm:rounded-lg sm:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
        {tabs}
        <div className="px-3 py-2 max-lg:w-full max-lg:border-t max-lg:border-line sm:px-4">
          {toolbar}
        </div>
      </div>
      <div className="sm:overflow-clip sm:rounded-b-lg sm:[overflow-clip-margin:1rem]">{stage}</div>
    </section>
  );
}

/** The picture of an item that has no live preview. */
export function PictureStage({ item }: { item: ComponentDetail }) {
  const { _id, title, imageUrl, darkImageUrl, image } = item;
  const [broken, setBroken] = useState(false);

  return (
    <div data-slot="preview" className="overflow-hidden bg-sunken">
      {broken ? (
        <Mosaic
          seed={_id}
          columns={12}
          rows={8}
          label={`Preview of ${title}`}
          className="aspect-3/2 w-full"
        />
      ) : (
        <ThemedImage
          src={imageUrl}
          darkSrc={darkImageUrl}
          eager
          alt={`Preview of ${title}`}
          width={image.width}
          height={image.height}
          fetchPriority="high"
          onBroken={() => setBroken(true)}
          className="h-auto max-h-[46rem] w-full object-contain"
        />
      )}
    </div>
  );
}
