import clsx from 'clsx';
import { useState } from 'react';
import { Mosaic } from './mosaic.tsx';
import { ThemedImage } from './themed-image.tsx';

const QUARTERS = ['M0 0h1v1H0z', 'M1 0h1v1H1z', 'M0 1h1v1H0z', 'M1 1h1v1H1z'];

/** `placeholder`: the colours of the picture's quarters, `rrggbb` four times. */
export type WallImage = { width: number; height: number; placeholder: string };

type WallPictureProps = {
  /** The seed of the mosaic that replaces a broken picture. */
  seed: string;
  alt: string;
  src: string;
  darkSrc?: string | undefined;
  /** The same picture in other widths. */
  srcSet?: string;
  sizes?: string;
  image: WallImage;
  eager: boolean;
};

/** The picture over its four main colours, or a mosaic if the picture fails to load. */
export function WallPicture({
  seed,
  alt,
  src,
  darkSrc,
  srcSet,
  sizes,
  image,
  eager,
}: WallPictureProps) {
  const [broken, setBroken] = useState(false);

  return (
    <div className="picture relative shrink-0 overflow-hidden bg-sunken">
      {broken ? (
        <Mosaic seed={seed} columns={8} rows={6} label={alt} className="size-full" />
      ) : (
        <>
          <Placeholder colours={image.placeholder} isLightOnly={darkSrc !== undefined} />
          <ThemedImage
            src={src}
            darkSrc={darkSrc}
            eager={eager}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width={image.width}
            height={image.height}
            onBroken={() => setBroken(true)}
            className="relative size-full object-cover object-top"
          />
        </>
      )}
    </div>
  );
}

type PlaceholderProps = { colours: string; isLightOnly: boolean };

/** In the dark theme it is left out where it would be the colours of another picture. */
function Placeholder({ colours, isLightOnly }: PlaceholderProps) {
  const quarters = colours.match(/[0-9a-f]{6}/gi) ?? [];
  return (
    <svg
      viewBox="0 0 2 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('absolute inset-0 size-full', isLightOnly && 'dark:hidden')}
    >
      {QUARTERS.map((d, index) => (
        <path key={d} fill={`#${quarters[index] ?? '0000'}`} d={d} />
      ))}
    </svg>
  );
}
