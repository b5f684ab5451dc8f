import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type ScrollRegionProps = { label: string; children: ReactNode; className?: string | undefined };

/** Scrolls when its content is too large. Only then is it focusable and a named region. */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  // After every render, because each may bring new content.
  useEffect(() => {
    const measure = () => {
      const element = box.current;
      if (element)
        setOverflows(
          element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
        );
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });

  return (
    <div
      ref={box}
      {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className={clsx(
        'relative min-w-0 overflow-auto overscroll-x-contain [scrollbar-width:thin]',
        'focus-visible:shadow-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent',
        className,
      )}
    >
      {children}
    </div>
  );
}
