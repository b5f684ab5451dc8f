import clsx from 'clsx';
import { useState } from 'react';
import { Mosaic } from './mosaic.tsx';
import { ThemedImage } from './themed-image.tsx';

type PictureProps = {
  /** The seed of the mosaic that replaces a broken picture. */
  seed: string;
  alt: string;
  src: string;
  darkSrc?: string | undefined;
  image: { width: number; height: number };
  eager?: boolean;
  className?: string;
};

/** A picture that fills its frame from the top, or a mosaic if the picture fails to load. */
export function Picture({
  seed,
  alt,
  src,
  darkSrc,
  image,
  eager = false,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState(false);

  return (
    <div className={clsx('relative overflow-hidden bg-sunken', className)}>
      {broken ? (
        <Mosaic seed={seed} columns={8} rows={6} label={alt} className="absolute size-full" />
      ) : (
        <ThemedImage
          src={src}
          darkSrc={darkSrc}
          eager={eager}
          alt={alt}
          width={image.width}
          height={image.height}
          onBroken={() => setBroken(true)}
          className="absolute size-full object-cover object-top"
        />
      )}
    </div>
  );
}
