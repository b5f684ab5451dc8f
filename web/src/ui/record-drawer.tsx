import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Drawer } from './drawer.tsx';
import { ErrorState } from './error-state.tsx';
import { SkeletonGroup, SkeletonText } from './skeleton.tsx';

type RecordDrawerProps<Data> = {
  title: string;
  /** What it is called while it is on its way, such as "the user". */
  noun: string;
  /** The record that is open, if one is. */
  record: { id: string | null; opener: RefObject<HTMLElement | null>; close: () => void };
  /** What has come of asking for it; the result of a query fits. */
  asked: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** In the shape of what stands first in it. */
  skeletonHead: ReactNode;
  renderFooter?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** One record of a list beside it, from the moment it is asked for. */
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

/** A question asked here outlives the button that opened it when its answer changes the record; without this the focus went to the list behind. */
function useFocusWithin(isOpen: boolean, body: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = ({ target, relatedTarget }: FocusEvent) => {
      const isBehind = target instanceof Element && target.closest('[data-base-ui-inert]') !== null;
      // What comes from an element still there was moved by the person.
      if (!isBehind || relatedTarget !== null) return;
      const drawer = body.current?.closest<HTMLElement>('[role=dialog]');
      (drawer?.querySelector<HTMLElement>('footer button') ?? drawer)?.focus();
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [isOpen, body]);
}
