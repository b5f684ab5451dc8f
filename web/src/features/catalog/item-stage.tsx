import { useEffect, useRef, useState } from 'react';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { Mosaic } from '../../ui/mosaic.tsx';

/** The picture of the item. Live previews will be shown here, on top of the picture. */
export function ItemStage({ item: { _id, title, imageUrl, image } }: { item: ComponentDetail }) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    // The picture may have failed before hydration.
    if (picture.current?.hasAttribute('data-broken')) setBroken(true);
  }, []);

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
        <img
          ref={picture}
          src={imageUrl}
          alt={`Preview of ${title}`}
          width={image.width}
          height={image.height}
          fetchPriority="high"
          decoding="async"
          onError={() => setBroken(true)}
          suppressHydrationWarning
          className="h-auto max-h-[46rem] w-full object-contain"
        />
      )}
    </div>
  );
}
