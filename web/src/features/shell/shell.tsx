import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { OfflineNotice } from '../../ui/offline-notice.tsx';
import { RouteProgress } from '../../ui/route-progress.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

/** What every public page has around it. */
export function Shell({ children }: { children: ReactNode }) {
  const { state } = useNavigation();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 rounded-md bg-ink px-4 py-2.5 text-sm font-strong text-canvas not-focus:sr-only"
      >
        Skip to content
      </a>
      <RouteProgress active={state === 'loading'} />
      <Navbar />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="min-h-[70vh] focus-visible:shadow-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
