import clsx from 'clsx';
import { useState } from 'react';
import { Mosaic } from './mosaic.tsx';
import { ThemedImage } from './themed-image.tsx';

type ItemPictureProps = {
  /** The seed of the mosaic that replaces a broken picture. */
  seed: string;
  src: string;
  darkSrc?: string | undefined;
  image: { width: number; height: number };
  alt: string;
  className: string;
};

/** The picture of a list item, or a mosaic if the picture fails to load. */
export function ItemPicture({ seed, src, darkSrc, image, alt, className }: ItemPictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return brokenSrc === src ? (
    <Mosaic
      seed={seed}
      columns={6}
      rows={4}
      className={clsx('aspect-3/2', className)}
      {...(alt !== '' && { label: alt })}
    />
  ) : (
    <ThemedImage
      src={src}
      darkSrc={darkSrc}
      alt={alt}
      width={image.width}
      height={image.height}
      onBroken={() => setBrokenSrc(src)}
      className={clsx('border border-line bg-sunken', className)}
    />
  );
}
