import { useEffect, useState } from 'react';

const PATIENCE_MS = 150;

type RouteProgressProps = { active: boolean; label?: string };

/** A thin bar while the next page is loading. Fast pages never show it. */
export function RouteProgress({ active, label = 'Loading page' }: RouteProgressProps) {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);

  if (!active || !late) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="fixed inset-x-0 top-0 z-40 h-0.5 overflow-hidden bg-accent-soft"
    >
      <div className="h-full w-1/4 animate-travel bg-accent motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  );
}
