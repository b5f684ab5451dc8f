import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Drawer } from './drawer.tsx';
import { ErrorState } from './error-state.tsx';
import { SkeletonGroup, SkeletonText } from './skeleton.tsx';

type RecordDrawerProps<Data> = {
  title: string;
  /** The name of the record while it is loading, such as "the user". */
  noun: string;
  /** The open record; `id` is null when none is open. */
  record: { id: string | null; opener: RefObject<HTMLElement | null>; close: () => void };
  /** The result of fetching the record. A query result fits. */
  asked: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** A skeleton in the shape of the first part of the content. */
  skeletonHead: ReactNode;
  renderFooter?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** A drawer beside a list that shows one record, from the start of loading. */
export function RecordDrawer<Data>({
  title,
  noun,
  record: { id, opener, close },
  asked,
  skeletonHead,
  renderFooter,
  children,
}: RecordDrawerProps<Data>) {
  const data = id === null ? undefined : asked.data;
  const body = useRef<HTMLDivElement>(null);
  useFocusWithin(id !== null, body);
  return (
    <Drawer
      title={title}
      width="lg"
      open={id !== null}
      finalFocus={opener}
      onOpenChange={(open) => !open && close()}
      footer={data && renderFooter?.(data)}
    >
      <div ref={body}>
        {data && <Fragment key={id}>{children(data)}</Fragment>}
        {id !== null && !data && asked.error && (
          <ErrorState
            headingLevel="h3"
            onRetry={() => void asked.refetch()}
            retrying={asked.isFetching}
          >
            {asked.error.message}
          </ErrorState>
        )}
        {id !== null && !data && !asked.error && (
          <SkeletonGroup label={`Loading ${noun}`}>
            {skeletonHead}
            <SkeletonText lines={9} className="mt-6" />
          </SkeletonGroup>
        )}
      </div>
    </Drawer>
  );
}

/**
 * Keeps the focus in the drawer. A confirmation may remove the button that opened it, because its
 * answer changes the record.
 * Without this hook the focus would then move to the list behind.
 */
function useFocusWithin(isOpen: boolean, body: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = ({ target, relatedTarget }: FocusEvent) => {
      const isBehind = target instanceof Element && target.closest('[data-base-ui-inert]') !== null;
      // If the previous element still exists, the user moved the focus.
      if (!isBehind || relatedTarget !== null) return;
      const drawer = body.current?.closest<HTMLElement>('[role=dialog]');
      (drawer?.querySelector<HTMLElement>('footer button') ?? drawer)?.focus();
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [isOpen, body]);
}
