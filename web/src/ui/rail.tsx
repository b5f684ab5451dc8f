import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useRef, useState } from 'react';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full border border-control-line bg-surface text-ink transition-colors duration-[120ms] ease-out hover:bg-sunken aria-disabled:opacity-40';

type RailProps = { label: string; children: ReactNode; className?: string };

/**
 * Slides with the browser's own scrolling: by swipe, wheel and arrow keys, and also without
 * scripts.
 * It never moves by itself. Its code is a tenth of the size of the carousel, which can do more.
 */
export function Rail({ label, children, className }: RailProps) {
  const slides = Children.toArray(children);
  const last = slides.length - 1;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** The slide it is scrolling to, until it is reached or the user scrolls. */
  const target = useRef<number>(null);

  const step = (by: number) => {
    const next = Math.min(last, Math.max(0, (target.current ?? shown) + by));
    const slide = strip.current?.children[next];
    if (!(slide instanceof HTMLElement)) return;
    target.current = next === shown ? null : next;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.current?.scrollTo({ left: slide.offsetLeft, behavior: calm ? 'instant' : 'smooth' });
  };
  const look = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = strip.current ?? {};
    const at = Math.min(last, Math.round((scrollLeft / scrollWidth) * slides.length));
    if (at === target.current) target.current = null;
    setShown(at);
  };
  const forget = () => {
    target.current = null;
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <ul
        ref={strip}
        onScroll={look}
        onScrollEnd={forget}
        onPointerDown={forget}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Slides"
        className="relative -m-1 flex snap-x snap-mandatory gap-5 overflow-x-auto overscroll-x-contain rounded-lg [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a slide is identified by its position
            key={index}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className="w-full shrink-0 snap-start p-1"
          >
            {slide}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="mt-4 flex items-center justify-end gap-3">
          <p role="status" className="mr-auto font-mono text-xs text-ink-faint">
            {shown + 1} of {slides.length}
          </p>
          <button
            type="button"
            aria-label="Previous slide"
            aria-disabled={shown === 0 || undefined}
            onClick={() => step(-1)}
            className={ROUND}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label="Next slide"
            aria-disabled={shown === last || undefined}
            onClick={() => step(1)}
            className={ROUND}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </section>
  );
}
