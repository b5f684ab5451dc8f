import { useState } from 'react';
import type { ComponentDetail, ComponentPreview } from '@tessera/contract/catalog';
import { Mosaic } from '../../ui/mosaic.tsx';
import { ThemedImage } from '../../ui/themed-image.tsx';
import { useItemPreview } from './preview/item-preview.tsx';

/** The live component, or its picture where there is none. */
export function ItemStage({ item }: { item: ComponentDetail }) {
  return item.preview ? (
    <LiveStage item={item} preview={item.preview} />
  ) : (
    <PictureStage item={item} />
  );
}

function LiveStage({ item, preview }: { item: ComponentDetail; preview: ComponentPreview }) {
  const { toolbar, stage } = useItemPreview(item, preview);
  return (
    <section
      aria-label="Preview"
      className="border-line bg-surface max-sm:-mx-4.5 max-sm:border-y sm:rounded-lg sm:border"
    >
      <div className="flex justify-end border-b border-line px-3 py-2 sm:px-4">{toolbar}</div>
      <div className="sm:overflow-clip sm:rounded-b-lg sm:[overflow-clip-margin:1rem]">{stage}</div>
    </section>
  );
}

function PictureStage({ item }: { item: ComponentDetail }) {
  const { _id, title, imageUrl, darkImageUrl, image } = item;
  const [broken, setBroken] = useState(false);

  return (
    <div data-slot="preview" className="overflow-hidden rounded-lg border border-line bg-sunken">
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
