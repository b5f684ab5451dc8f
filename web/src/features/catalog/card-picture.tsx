import { useEffect, useRef, useState } from 'react';
import type { ComponentCard } from '@tessera/contract/catalog';
import { Mosaic } from '../../ui/mosaic.tsx';

const QUARTERS = ['M0 0h1v1H0z', 'M1 0h1v1H1z', 'M0 1h1v1H0z', 'M1 1h1v1H1z'];

type CardPictureProps = {
  id: string;
  title: string;
  src: string;
  image: ComponentCard['image'];
  eager: boolean;
};

/** The picture over its four main colours; if it cannot be had, a mosaic drawn from the item's id. */
export function CardPicture({ id, title, src, image, eager }: CardPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    // It may have failed before React was here to hear of it.
    if (picture.current?.hasAttribute('data-broken')) setBroken(true);
  }, []);

  return (
    <div className="picture relative shrink-0 overflow-hidden bg-sunken">
      {broken ? (
        <Mosaic
          seed={id}
          columns={8}
          rows={6}
          label={`Preview of ${title}`}
          className="size-full"
        />
      ) : (
        <>
          <Placeholder colours={image.placeholder} />
          <img
            ref={picture}
            src={src}
            alt={`Preview of ${title}`}
            width={image.width}
            height={image.height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setBroken(true)}
            suppressHydrationWarning
            className="relative size-full object-cover object-top"
          />
        </>
      )}
    </div>
  );
}

function Placeholder({ colours }: { colours: string }) {
  const quarters = colours.match(/[0-9a-f]{6}/gi) ?? [];
  return (
    <svg
      viewBox="0 0 2 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {QUARTERS.map((d, index) => (
        <path key={d} fill={`#${quarters[index] ?? '0000'}`} d={d} />
      ))}
    </svg>
  );
}
