import type { ReactNode } from 'react';
import { ItemPicture } from './item-picture.tsx';
import { Skeleton } from './skeleton.tsx';
import { Cell } from './table.tsx';

const CLASSES = 'w-[45%] min-w-56 xl:min-w-72';

type ItemCellProps = {
  seed: string;
  picture: { src: string; width: number; height: number } | undefined;
  title: string;
  /** One line below the title. */
  children: ReactNode;
};

/** The first cell of a row about an item with a picture. */
export function ItemCell({ seed, picture, title, children }: ItemCellProps) {
  return (
    <Cell strong className={CLASSES}>
      <span className="flex items-center gap-3">
        {picture && (
          <ItemPicture
            seed={seed}
            src={picture.src}
            image={picture}
            alt=""
            className="h-10 w-15 shrink-0 rounded-sm object-cover object-top"
          />
        )}
        <span className="min-w-0">
          <span className="line-clamp-2">{title}</span>
          <span className="mt-0.5 line-clamp-1 text-[0.8125rem] font-normal text-ink-muted">
            {children}
          </span>
        </span>
      </span>
    </Cell>
  );
}

export function ItemCellSkeleton() {
  return (
    <Cell className={CLASSES}>
      <span className="flex h-11 items-center gap-3">
        <Skeleton className="h-10 w-15 shrink-0" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-3 w-2/3" />
          <Skeleton className="h-2.5 w-full" />
        </span>
      </span>
    </Cell>
  );
}
