import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useRef, useState } from 'react';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full border border-control-line bg-surface text-ink transition-colors duration-[120ms] ease-out hover:bg-sunken aria-disabled:opacity-40';

type RailProps = { label: string; children: ReactNode; className?: string };

/**
 * Slides on the browser's own scrolling: swiped, wheeled, moved by arrow keys, and there without scripts. It moves only
 * when asked, and weighs a tenth of the carousel that knows more.
 */
export function Rail({ label, children, className }: RailProps) {
  const slides = Children.toArray(children);
  const last = slides.length - 1;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** Where it was asked to go, until it is there or somebody else moves it. */
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
            // oxlint-disable-next-line react/no-array-index-key -- a slide is its place
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
