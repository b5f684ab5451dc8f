import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Mosaic } from './mosaic.tsx';

type EmptyStateProps = {
  /** The seed of the mosaic. Each place has its own, so that empty lists look different. */
  seed: string;
  title: string;
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
};

export function EmptyState({
  seed,
  title,
  children,
  action,
  headingLevel: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'mx-auto grid max-w-lg justify-items-center px-4 py-16 text-center wrap-anywhere',
        className,
      )}
    >
      <Mosaic seed={seed} columns={8} rows={4} className="h-[6.875rem] w-[13.75rem] rounded-lg" />
      <Heading className="mt-6 text-2xl">{title}</Heading>
      {children && <div className="mt-2 text-pretty text-ink-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
