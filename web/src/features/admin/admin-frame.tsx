import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';

type AdminFrameProps = {
  /** Shown beside the page on wide screens. */
  rail: ReactNode;
  /** Shown in the top bar on small screens. */
  opener: ReactNode;
  children: ReactNode;
};

/** The layout of the admin area. The page and its skeleton share it, so that nothing moves when loading ends. */
export function AdminFrame({ rail, opener, children }: AdminFrameProps) {
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[14rem_minmax(0,1fr)]">
      <header className="sticky top-0 z-10 flex border-line bg-surface max-lg:h-14 max-lg:items-center max-lg:gap-2 max-lg:border-b max-lg:px-3 sm:max-lg:px-5 lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:px-3.5 lg:pt-3 lg:pb-3.5">
        <div className="lg:hidden">{opener}</div>
        <Link to="/" className="flex min-h-11 items-center rounded-sm px-2 lg:mb-2.5">
          <Logo />
        </Link>
        <div className="flex flex-1 flex-col max-lg:hidden">{rail}</div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 px-4.5 py-6 sm:px-8 lg:px-9 lg:py-7">
        {children}
      </main>
    </div>
  );
}
