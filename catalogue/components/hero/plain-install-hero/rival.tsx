'use client';

import { Check, Clipboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PlainInstallHero } from './component.tsx';

const TITLE = 'Run your documentation before others read it';
const LEAD = 'Quern runs every code sample in a manual against your own service.';
const COMMANDS = [
  { name: 'npm', command: 'npm install --save-dev quern' },
  { name: 'pnpm', command: 'pnpm add --save-dev quern' },
  { name: 'yarn', command: 'yarn add --dev quern' },
  { name: 'bun', command: 'bun add --dev quern' },
];

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="bg-white text-neutral-900">
      {children}
      <h2>What it checks</h2>
    </div>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainInstallHero title={TITLE} lead={LEAD} commands={COMMANDS} />
    </Page>
  );
}

/** After the install block of shadcn/ui: tabs and a button with an icon. */
export function Rival() {
  const [tab, setTab] = useState('npm');
  const [copied, setCopied] = useState(false);
  const { command } = COMMANDS.find(({ name }) => name === tab)!;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      setCopied(false);
    }
  };

  return (
    <Page>
      <section className="mx-auto max-w-5xl px-6 py-24 text-center">
        <h1 className="text-5xl font-bold tracking-tight">{TITLE}</h1>
        <p className="mt-6 text-lg text-neutral-600">{LEAD}</p>
        <div className="mt-8 inline-block rounded-lg bg-neutral-900 text-start text-white">
          <div role="tablist" className="flex gap-1 border-b border-neutral-700 p-2">
            {COMMANDS.map(({ name }) => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={name === tab}
                onClick={() => setTab(name)}
                className="rounded px-2 py-1 text-sm aria-selected:bg-neutral-700"
              >
                {name}
              </button>
            ))}
          </div>
          <div className="flex items-center gap-4 px-4 py-3">
            <code className="font-mono text-sm">{command}</code>
            <button type="button" aria-label="Copy" onClick={() => void copy()} className="p-1">
              {copied ? <Check className="size-4" /> : <Clipboard className="size-4" />}
            </button>
          </div>
        </div>
      </section>
    </Page>
  );
}
