'use client';

import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { PlainNavbar } from './component.tsx';

const LINKS = [
  { label: 'Matching', href: '#matching' },
  { label: 'Rules', href: '#rules' },
  { label: 'Bank formats', href: '#formats' },
  { label: 'Prices', href: '#prices' },
  { label: 'Security', href: '#security' },
];

export function Ours() {
  return <PlainNavbar links={LINKS} />;
}

/** As most tutorials and free blocks write it. */
export function Rival() {
  const [open, setOpen] = useState(false);
  return (
    <header className="border-b bg-white text-gray-900">
      <nav className="mx-auto flex h-16 max-w-7xl items-center justify-between px-6">
        <a href="#home" className="flex h-11 items-center text-lg font-semibold">
          Two Columns
        </a>
        <div className="hidden items-center gap-8 lg:flex">
          {LINKS.map(({ label, href }) => (
            <a key={href} href={href} className="text-sm font-medium">
              {label}
            </a>
          ))}
          <a href="#sign-in" className="text-sm font-medium">
            Sign in
          </a>
          <a href="#start" className="rounded-md bg-gray-900 px-4 py-2 text-sm text-white">
            Start free
          </a>
        </div>
        <button
          type="button"
          aria-label="Menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="p-2 lg:hidden"
        >
          {open ? <X className="size-6" /> : <Menu className="size-6" />}
        </button>
      </nav>
      {open && (
        <div className="space-y-2 px-6 pb-6 lg:hidden">
          {[...LINKS, { label: 'Sign in', href: '#sign-in' }].map(({ label, href }) => (
            <a key={href} href={href} className="block py-2 text-sm font-medium">
              {label}
            </a>
          ))}
        </div>
      )}
    </header>
  );
}
