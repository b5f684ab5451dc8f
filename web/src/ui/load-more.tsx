import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

type LoadMoreProps = {
  hasMore: boolean;
  loading: boolean;
  failure: string | null;
  onLoad: () => void;
  className?: string;
};

/** The next page of a list, by pressing; after the last one its end says so, where the button was. */
export function LoadMore({ hasMore, loading, failure, onLoad, className }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    // The button has taken the focus with it.
    if (!hasMore && document.activeElement === document.body) end.current?.focus();
  }, [hasMore]);
  if (!hasMore && !wasPressed) return null;
  return (
    <div className={clsx('grid justify-items-center gap-3', className)}>
      {hasMore && failure !== null && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      {hasMore ? (
        <Button
          loading={loading}
          onClick={() => {
            setPressed(true);
            onLoad();
          }}
        >
          {failure === null ? 'Load more' : 'Retry'}
        </Button>
      ) : (
        <p ref={end} tabIndex={-1} className="text-sm text-ink-muted outline-none">
          That is everything.
        </p>
      )}
    </div>
  );
}
