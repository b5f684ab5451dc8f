import { SITE } from '@/content/site';
import { to } from '@/lib/to';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fonts } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(SITE.origin),
  title: { default: SITE.name, template: `%s, ${SITE.name}` },
  description: SITE.what,
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets the chosen theme on this element before React looks at it.
    <html lang={SITE.language} className={fonts} suppressHydrationWarning>
      <head>
        <script src={to('/theme.js')} />
      </head>
      <body>{children}</body>
    </html>
  );
}
