import clsx from 'clsx';
import { useState } from 'react';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { Mosaic } from '../../../ui/mosaic.tsx';

type ItemPictureProps = { item: ComponentRecord; alt: string; className: string };

/** The picture of a component; if it cannot be had, a mosaic drawn from its id. */
export function ItemPicture({ item, alt, className }: ItemPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { _id, imageUrl, image } = item;
  return brokenUrl === imageUrl ? (
    <Mosaic
      seed={_id}
      columns={6}
      rows={4}
      className={clsx('aspect-3/2', className)}
      {...(alt !== '' && { label: alt })}
    />
  ) : (
    <img
      src={imageUrl}
      alt={alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(imageUrl)}
      className={clsx('border border-line bg-sunken', className)}
    />
  );
}
