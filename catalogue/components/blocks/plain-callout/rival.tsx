'use client';

import { CircleAlert, Terminal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PlainCallout } from './component.tsx';

const TITLE = 'Before you run it';
const TEXT = 'Ask the one who wrote the sample.';
const FOLDED = 'White space, comments and the order of pages.';
const CLOSED = 'Your editor opens at the line.';
const SAVED = 'All 212 samples are right.';

/** The page that both versions stand on. */
function Page({ children, saved }: { children: ReactNode; saved: ReactNode }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <main className="mx-auto max-w-2xl space-y-6 bg-white px-6 py-16 text-neutral-900">
      <h1 className="text-3xl font-semibold">Run only what changed</h1>
      <p>A page counts as touched when its text has changed.</p>
      {children}
      <button type="button" onClick={() => setSaved(true)} className="h-11 border px-4">
        Run them
      </button>
      {isSaved && saved}
      <p>
        <a href="#next">Next chapter</a>
      </p>
    </main>
  );
}

export function Ours() {
  return (
    <Page
      saved={
        <PlainCallout kind="success" title={null} live>
          {SAVED}
        </PlainCallout>
      }
    >
      <div className="space-y-6 [--destructive:#dc2626] [--warning:#ca8a04]">
        <PlainCallout kind="note" title={TITLE}>
          {TEXT}
        </PlainCallout>
        <PlainCallout kind="warning" title={TITLE}>
          {TEXT}
        </PlainCallout>
        <PlainCallout kind="danger" title={TITLE}>
          {TEXT}
        </PlainCallout>
        <PlainCallout kind="note" title="What does not count" fold="closed">
          {FOLDED}
        </PlainCallout>
        <PlainCallout kind="tip" title={null} remember="editor">
          {CLOSED}
        </PlainCallout>
      </div>
    </Page>
  );
}

type AlertProps = { className?: string; icon?: ReactNode; title: string; children: ReactNode };

/** `alert.tsx` of shadcn/ui. */
function Alert({ className = '', icon = <Terminal />, title, children }: AlertProps) {
  return (
    <div
      role="alert"
      className={`relative grid w-full grid-cols-[1rem_1fr] items-start gap-x-3 gap-y-0.5 rounded-lg border px-4 py-3 text-sm [&>svg]:size-4 [&>svg]:translate-y-0.5 ${className}`}
    >
      {icon}
      <div className="col-start-2 min-h-4 font-medium tracking-tight">{title}</div>
      <div className="col-start-2 text-sm opacity-90">{children}</div>
    </div>
  );
}

function Closable({ children }: { children: ReactNode }) {
  const [isVisible, setIsVisible] = useState(true);
  if (!isVisible) return null;
  return (
    <div className="relative">
      {children}
      <button
        type="button"
        aria-label="Close"
        onClick={() => setIsVisible(false)}
        className="absolute end-3 top-3"
      >
        <X className="size-4" />
      </button>
    </div>
  );
}

function Folding({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Alert title="Note">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {title}
      </button>
      {isOpen && <div>{children}</div>}
    </Alert>
  );
}

/** The alert of shadcn/ui with the colours, the cross and the fold that people add. */
export function Rival() {
  return (
    <Page
      saved={
        <Alert title="Success" className="text-green-600">
          {SAVED}
        </Alert>
      }
    >
      <Alert title={TITLE}>{TEXT}</Alert>
      <Alert title={TITLE} className="text-yellow-600" icon={<CircleAlert />}>
        {TEXT}
      </Alert>
      <Alert title={TITLE} className="text-red-600" icon={<CircleAlert />}>
        {TEXT}
      </Alert>
      <Folding title="What does not count">{FOLDED}</Folding>
      <Closable>
        <Alert title="Tip">{CLOSED}</Alert>
      </Closable>
    </Page>
  );
}
