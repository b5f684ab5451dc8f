import type { ReactNode } from 'react';
import type { AccountSlots } from './account-slots.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

type ShellProps = { children: ReactNode; account?: AccountSlots | undefined };

/** The layout around every public page. */
export function Shell({ children, account }: ShellProps) {
  return (
    <>
      <Navbar account={account} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </>
  );
}
