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

/** A button that loads the next page. After the last page a text replaces it. */
export function LoadMore({ hasMore, loading, failure, onLoad, className }: LoadMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    // The focus was lost with the removed button.
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
