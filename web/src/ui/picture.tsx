import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Mosaic } from './mosaic.tsx';

type PictureProps = {
  /** Draws the mosaic that stands in for a picture that cannot be had. */
  seed: string;
  alt: string;
  src: string;
  image: { width: number; height: number };
  eager?: boolean;
  className?: string;
};

/** A picture that fills its frame from the top; if it cannot be had, a mosaic drawn from the seed. */
export function Picture({ seed, alt, src, image, eager = false, className }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    // It may have failed before React was here to hear of it.
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
