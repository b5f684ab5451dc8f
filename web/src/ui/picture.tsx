import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Mosaic } from './mosaic.tsx';

type PictureProps = {
  /** The seed of the mosaic that replaces a broken picture. */
  seed: string;
  alt: string;
  src: string;
  image: { width: number; height: number };
  eager?: boolean;
  className?: string;
};

/** A picture that fills its frame from the top, or a mosaic if the picture fails to load. */
export function Picture({ seed, alt, src, image, eager = false, className }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    // The picture may have failed before hydration.
    if (picture.current?.hasAttribute('data-broken')) setBroken(true);
  }, []);

  return (
    <div className={clsx('relative overflow-hidden bg-sunken', className)}>
      {broken ? (
        <Mosaic seed={seed} columns={8} rows={6} label={alt} className="absolute size-full" />
      ) : (
        <img
          ref={picture}
          src={src}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(true)}
          suppressHydrationWarning
          className="absolute size-full object-cover object-top"
        />
      )}
    </div>
  );
}
