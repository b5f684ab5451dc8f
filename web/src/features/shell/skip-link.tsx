import type { MouseEvent } from 'react';

/** The first focusable element of every page. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    const main = document.getElementById('main');
    if (!main) return;
    // The URL does not change. Without scripts it is a plain link to the same place.
    event.preventDefault();
    main.focus();
  };
  return (
    <a
      href="#main"
      onClick={skip}
      className="fixed top-2 left-2 z-40 rounded-md bg-ink px-4 py-2.5 text-sm font-strong text-canvas not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
