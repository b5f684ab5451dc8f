import { useState } from 'react';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { Mosaic } from '../../ui/mosaic.tsx';
import { ThemedImage } from '../../ui/themed-image.tsx';

/** The picture of the item. Live previews will be shown here, on top of the picture. */
export function ItemStage({ item }: { item: ComponentDetail }) {
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
