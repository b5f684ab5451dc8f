'use client';

import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PlainCopyButton } from './component.tsx';

const VALUES = [
  { label: 'Download', value: 'https://quern.example/2.3/quern-linux-x64.tar.gz' },
  {
    label: 'Checksum',
    value: '25ac1d651af9401b94a7a4e96d2969d7f5eeffd925b385d9289c507b7327b0a7',
  },
];

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <main className="grid max-w-md gap-6 bg-white p-5 text-neutral-900">
      {children}
      <h2>What is new</h2>
    </main>
  );
}

export function Ours() {
  return (
    <Page>
      {VALUES.map((one) => (
        <PlainCopyButton key={one.label} {...one} />
      ))}
    </Page>
  );
}

const short = (value: string): string => `${value.slice(0, 16)}…${value.slice(-8)}`;

/** The copy button that the documentation of most kits shows. */
function CopyField({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false);

  const copy = () => {
    void navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };

  return (
    <div>
      <p className="text-sm font-medium">{label}</p>
      <div className="mt-1 flex items-center justify-between rounded-md border px-3 py-2">
        <code className="font-mono text-sm">{short(value)}</code>
        <button type="button" onClick={copy} className="inline-flex items-center gap-1 text-sm">
          {copied ? <Check className="size-4" /> : <Copy className="size-4" />}
          {copied ? 'Copied!' : 'Copy'}
        </button>
      </div>
    </div>
  );
}

export function Rival() {
  return (
    <Page>
      {VALUES.map((one) => (
        <CopyField key={one.label} {...one} />
      ))}
    </Page>
  );
}
