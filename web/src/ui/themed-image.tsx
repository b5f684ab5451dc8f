import clsx from 'clsx';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

type ThemedImageProps = Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'loading' | 'onError' | 'ref'
> & {
  src: string;
  alt: string;
  /** The picture in the dark theme, of the same size. Without it `src` is used in both. */
  darkSrc?: string | undefined;
  eager?: boolean;
  onBroken: () => void;
};

/**
 * The picture of the visitor's theme. HTML is the same for all visitors, so it has both, and the style sheet hides one.
 * A browser does not fetch a hidden picture that is lazy. So both are, also those that are wanted first.
 */
export function ThemedImage({
  src,
  darkSrc,
  alt,
  eager = false,
  onBroken,
  className,
  fetchPriority,
  ...rest
}: ThemedImageProps) {
  const light = useRef<HTMLImageElement>(null);
  const dark = useRef<HTMLImageElement>(null);
  const report = useEffectEvent(onBroken);

  useEffect(() => {
    // A picture may have failed before hydration.
    const isBroken = [light, dark].some(({ current }) => current?.hasAttribute('data-broken'));
    if (isBroken) report();
  }, []);

  const common = {
    ...rest,
    loading: eager && darkSrc === undefined ? 'eager' : 'lazy',
    decoding: 'async',
    onError: onBroken,
    suppressHydrationWarning: true,
    fetchPriority: fetchPriority ?? (eager && darkSrc !== undefined ? 'high' : undefined),
  } as const;
  if (darkSrc === undefined)
    return <img ref={light} src={src} alt={alt} className={className} {...common} />;
  return (
    <>
      <img ref={light} src={src} alt={alt} className={clsx(className, 'dark:hidden')} {...common} />
      <picture className="hidden dark:contents">
        {/* Without scripts the theme is light and nothing is lazy. The same address is fetched only once. */}
        <source media="(scripting: none)" srcSet={src} />
        <img ref={dark} src={darkSrc} alt={alt} className={className} {...common} />
      </picture>
    </>
  );
}
