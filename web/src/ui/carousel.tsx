import clsx from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useSyncExternalStore,
} from 'react';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full border border-control-line bg-surface text-ink transition-colors duration-[120ms] ease-out hover:bg-sunken aria-disabled:opacity-40';

type CarouselProps = {
  label: string;
  /** One child per slide. */
  children: ReactNode;
  className?: string;
};

/** Slides that move only on a button, dot, arrow key or swipe. */
export function Carousel({ label, children, className }: CarouselProps) {
  const slides = Children.toArray(children);
  const last = slides.length - 1;
  const [viewport, embla] = useEmblaCarousel({ align: 'start' });
  const selected = useSyncExternalStore(
    useCallback(
      (listener) => {
        embla?.on('select', listener).on('reInit', listener);
        return () => embla?.off('select', listener).off('reInit', listener);
      },
      [embla],
    ),
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  const go = (index: number) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    embla?.scrollTo(Math.min(last, Math.max(0, index)), calm);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: last }[
      event.key
    ];
    // Fields inside a slide keep their own arrow keys.
    if (target === undefined || (event.target as HTMLElement).closest('input, textarea, select'))
      return;
    event.preventDefault();
    go(target);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the controls inside
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={clsx('min-w-0', className)}
    >
      <div ref={viewport} className="overflow-hidden rounded-lg">
        <div className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- a slide is identified by its position
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="mt-4 flex items-center justify-between gap-4">
          <button
            type="button"
            aria-label="Previous slide"
            aria-disabled={selected === 0 || undefined}
            onClick={() => go(selected - 1)}
            className={ROUND}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <div className="flex flex-wrap justify-center">
            {slides.map((_, index) => (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- so is its dot
                key={index}
                type="button"
                aria-label={`Slide ${index + 1}`}
                aria-current={index === selected || undefined}
                onClick={() => go(index)}
                className="group grid size-6 place-items-center rounded-sm touch:size-8"
              >
                <span className="size-2 rounded-[2px] bg-control-line transition-colors duration-[120ms] ease-out group-hover:bg-ink group-aria-[current]:bg-accent" />
              </button>
            ))}
          </div>
          <button
            type="button"
            aria-label="Next slide"
            aria-disabled={selected === last || undefined}
            onClick={() => go(selected + 1)}
            className={ROUND}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        Slide {selected + 1} of {slides.length}
      </p>
    </section>
  );
}
