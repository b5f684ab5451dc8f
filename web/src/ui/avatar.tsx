import clsx from 'clsx';
import { useCallback, useState } from 'react';
import { Mosaic } from './mosaic.tsx';

const SIZES = { sm: 'size-7', md: 'size-9', lg: 'size-14', xl: 'size-24' };
const PIXELS = { sm: 28, md: 36, lg: 56, xl: 96 };

type AvatarProps = {
  /** The seed of the mosaic, which is shown when there is no picture or it fails to load. */
  seed: string;
  src?: string | null;
  /** Only where the name is not shown beside it. */
  label?: string;
  size?: keyof typeof SIZES;
  className?: string;
};

export function Avatar({ seed, src, label, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture that failed before hydration fires no more events.
  const inspect = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(image.getAttribute('src'));
  }, []);

  return (
    <span
      className={clsx(
        'inline-block shrink-0 overflow-hidden rounded-full bg-sunken',
        SIZES[size],
        className,
      )}
    >
      {src && broken !== src ? (
        <img
          key={src}
          ref={inspect}
          src={src}
          alt={label ?? ''}
          width={PIXELS[size]}
          height={PIXELS[size]}
          decoding="async"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <Mosaic
          seed={seed}
          columns={3}
          rows={3}
          className="size-full"
          {...(label !== undefined && { label })}
        />
      )}
    </span>
  );
}
