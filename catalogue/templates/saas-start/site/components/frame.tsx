import { Mark } from '@/components/mark';
import { PlainAnnouncement } from '@/components/tessera/plain-announcement';
import { PlainFooter } from '@/components/tessera/plain-footer';
import { PlainNavbar } from '@/components/tessera/plain-navbar';
import { ThemeSwitch } from '@/components/theme-switch';
import { announcement, footer, navbar, SITE } from '@/content/site';
import { to } from '@/lib/to';
import type { ReactNode } from 'react';

type Props = {
  /** The path of this page, as in the links of the head. */
  current?: string;
  /** Whether the last section ends with a line, so that the foot keeps its space from it. */
  apart?: boolean;
  children: ReactNode;
};

/** The first link of a page. It is seen when it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-[var(--radius)] bg-background font-medium text-foreground underline focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-20 focus:px-4 focus:py-2.5 focus:outline-2 focus:outline-offset-3 focus:outline-ring"
    >
      {SITE.skip}
    </a>
  );
}

/** What all pages have before and after their own sections. */
export function Frame({ current = '', apart = false, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PlainAnnouncement {...announcement} />
      <PlainNavbar
        {...navbar}
        name={SITE.name}
        logo={<Mark />}
        homeHref={to('/')}
        current={current && to(current)}
      >
        <ThemeSwitch label={SITE.theme} />
      </PlainNavbar>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <PlainFooter {...footer} join={!apart} name={SITE.name} logo={<Mark />} homeHref={to('/')} />
    </div>
  );
}
