import { ArrowUp } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const scrollUp = () => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
};

type ScrollToTopProps = {
  /** The scroll position from which it is shown, in pixels. */
  threshold?: number;
  label?: string;
};

export function ScrollToTop({ threshold = 300, label = 'Scroll to top' }: ScrollToTopProps) {
  const far = useSyncExternalStore(
    onScroll,
    useCallback(() => scrollY > threshold, [threshold]),
    () => false,
  );
  if (!far) return null;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={scrollUp}
      className="fixed right-4 bottom-4 z-10 grid size-11 place-items-center rounded-full border border-control-line bg-surface text-ink shadow-2 transition-[background-color,opacity] duration-[220ms] ease-out starting:opacity-0 hover:bg-sunken focus-visible:shadow-focus sm:right-6 sm:bottom-6"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}
