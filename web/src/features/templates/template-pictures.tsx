import clsx from 'clsx';
import { useRef, useState } from 'react';
import type { TemplateCard, TemplatePicture } from '@tessera/contract/templates';
import { WallPicture } from '../../ui/wall-picture.tsx';

const SIZES = '(min-width: 64rem) 46rem, 100vw';

const addressAt = (url: string, width: number) => url.replace(/\.webp$/, `-${width}.webp`);

const sourcesOf = ({ url, width, widths }: TemplatePicture): string =>
  [
    ...widths.map((narrower) => `${addressAt(url, narrower)} ${narrower}w`),
    `${url} ${width}w`,
  ].join(', ');

/** The URL of the narrowest version. */
export const thumbnailOf = ({ url, widths }: TemplatePicture): string =>
  widths.length > 0 ? addressAt(url, Math.min(...widths)) : url;

type TemplatePicturesProps = { template: TemplateCard; eager: boolean };

/** All pictures in one scrolling frame, with a thumbnail for each that scrolls to it. */
export function TemplatePictures({
  template: { _id, title, pictures },
  eager,
}: TemplatePicturesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const slide = frame.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    frame.current?.scrollTo({
      left: slide.offsetLeft,
      behavior: calm ? 'instant' : 'smooth',
    });
  };
  const slides = pictures.map((picture, index) => (
    <div
      key={picture.url}
      className={clsx(
        'grid aspect-[16/10] w-full shrink-0 snap-start *:size-full',
        // A portrait picture is shown whole, on the background of the frame.
        picture.height > picture.width && '[&_img]:object-contain [&_img]:py-5 [&_svg]:hidden',
      )}
    >
      <WallPicture
        seed={_id}
        alt={pictures.length === 1 ? title : `${title}, picture ${index + 1} of ${pictures.length}`}
        src={picture.url}
        srcSet={sourcesOf(picture)}
        sizes={SIZES}
        image={picture}
        eager={eager && index === 0}
      />
    </div>
  ));
  const border = 'overflow-hidden rounded-lg border border-line bg-sunken';
  if (slides.length < 2) return <div className={border}>{slides}</div>;
  return (
    <section aria-label={`Pictures of ${title}`}>
      <div
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label="Pictures side by side"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
        className={clsx(
          border,
          // A fractional width, or no gap, would show a line of the previous picture.
          'relative flex w-[round(down,100%,1px)] gap-2 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
        )}
      >
        {slides}
      </div>
      <ul className="mt-3 grid grid-cols-5 gap-2 sm:gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              aria-label={`Show picture ${index + 1} of ${pictures.length}`}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
              className="block aspect-[16/10] min-h-11 w-full overflow-hidden rounded-md border border-line bg-sunken transition-opacity duration-[120ms] ease-out hover:opacity-100 aria-current:ring-2 aria-current:ring-ink not-aria-current:opacity-70"
            >
              <img
                src={thumbnailOf(picture)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
                suppressHydrationWarning
                className="size-full object-cover object-top"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
