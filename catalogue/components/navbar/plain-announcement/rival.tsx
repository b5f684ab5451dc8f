'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { PlainAnnouncement } from './component.tsx';

const FIRST = 'Refunds are matched to the payment they undo.';
const SECOND = 'Bank formats that we read: 22 since Monday.';

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-screen bg-white text-neutral-900">
      {children}
      <main className="mx-auto max-w-5xl px-6 py-16">
        <h1 className="text-5xl font-semibold">Your bank and your books, side by side</h1>
        <p className="mt-6">What has no partner stays open until somebody explains it.</p>
        <a href="#match">Match last month</a>
      </main>
    </div>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainAnnouncement
        id="refunds"
        date="12 Nov"
        dateTime="2026-11-12"
        text={FIRST}
        link={{ label: 'What changed', href: '#refunds' }}
      />
      <PlainAnnouncement
        id="formats"
        date="2 Nov"
        dateTime="2026-11-02"
        text={SECOND}
        link={{ label: 'The list', href: '#formats' }}
      />
    </Page>
  );
}

type Banner = { date: string; text: string; label: string; href: string };

function DismissibleBanner({ date, text, label, href }: Banner) {
  const [isVisible, setIsVisible] = useState(true);

  useEffect(() => {
    try {
      if (localStorage.getItem('banner-dismissed') === 'true') setIsVisible(false);
    } catch {
      // Storage is not available.
    }
  }, []);

  const dismiss = () => {
    setIsVisible(false);
    try {
      localStorage.setItem('banner-dismissed', 'true');
    } catch {
      // Storage is not available.
    }
  };

  if (!isVisible) return null;
  return (
    <div className="relative flex items-center justify-center bg-neutral-100 px-12 py-2.5 text-sm">
      <p>
        <strong className="font-semibold">{date}</strong> · {text}{' '}
        <a href={href} className="font-semibold underline">
          {label}
        </a>
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="absolute end-3 top-1/2 -translate-y-1/2 p-2"
      >
        <X className="size-4" />
      </button>
    </div>
  );
}

/** As Tailwind Plus and shadcnblocks draw it, with the memory that tutorials add. */
export function Rival() {
  return (
    <Page>
      <DismissibleBanner date="12 Nov" text={FIRST} label="What changed" href="#refunds" />
      <DismissibleBanner date="2 Nov" text={SECOND} label="The list" href="#formats" />
    </Page>
  );
}
