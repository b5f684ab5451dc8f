import type { ReactNode } from 'react';
import { PlainMinimalFooter } from './component.tsx';

const LINKS = [
  'Install',
  'Guide',
  'Changes',
  'Source',
  'Accounts',
  'Prices',
  'Status',
  'Where data is',
  'People',
].map((label) => ({ label, href: `#${label.replaceAll(' ', '-')}` }));
const SHORT = '© 2026 Quern Collective, MPL 2.0';
const LONG =
  'Quern Collective, 31 Vellayambalam Hill, Thiruvananthapuram 695010. The software is free under the MPL 2.0 and comes without any warranty. The hosted service is sold to companies only.';
const SLOT = (
  <a href="#de" lang="de">
    Deutsch
  </a>
);

/** From one link to nine, and a small print that is a paragraph. */
const CASES = [
  ...LINKS.map((_, at) => ({ links: LINKS.slice(0, at + 1), legal: SHORT })),
  { links: LINKS.slice(0, 4), legal: LONG },
];

export function Ours() {
  return CASES.map(({ links, legal }, at) => (
    <PlainMinimalFooter key={at} links={links} legal={legal} end={SLOT} />
  ));
}

type Given = { links: typeof LINKS; legal: string; children: ReactNode };

/** After "Simple with social links" of Tailwind Plus, with the name before it. */
function Footer({ links, legal, children }: Given) {
  return (
    <footer className="bg-white text-neutral-900">
      <div className="mx-auto max-w-7xl px-6 py-12 md:flex md:items-center md:justify-between md:gap-6 lg:px-8">
        <a href="#home" className="block text-center font-semibold">
          Quern
        </a>
        <nav
          aria-label="Footer"
          className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 md:order-2 md:mt-0"
        >
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="text-sm text-neutral-600">
              {label}
            </a>
          ))}
        </nav>
        <p className="mt-8 text-center text-sm text-neutral-600 md:order-1 md:mt-0">{legal}</p>
        <div className="mt-6 text-center text-sm md:order-3 md:mt-0">{children}</div>
      </div>
    </footer>
  );
}

export function Rival() {
  return CASES.map(({ links, legal }, at) => (
    <Footer key={at} links={links} legal={legal}>
      {SLOT}
    </Footer>
  ));
}
