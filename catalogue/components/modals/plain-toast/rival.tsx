'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlainToast } from './component.tsx';

type Said = { text: string; isFault?: boolean; undo?: () => void };

/** The page that both versions stand in: buttons that say something, and a field at its foot. */
function Page({ say, children }: { say: (said: Said) => void; children: ReactNode }) {
  const [isBack, setBack] = useState(false);
  return (
    <div className="flex min-h-screen flex-col bg-white p-8 text-neutral-900">
      <div className="flex flex-wrap gap-4">
        <button
          type="button"
          onClick={() =>
            say({
              text: '14 invoices of the import of 12 November were deleted',
              undo: () => setBack(true),
            })
          }
        >
          Delete
        </button>
        <button type="button" onClick={() => say({ text: 'Line matched' })}>
          Match
        </button>
        <button
          type="button"
          onClick={() => say({ text: 'The journal was not posted', isFault: true })}
        >
          Post
        </button>
      </div>
      {['Statements', 'Rules', 'Bank formats', 'People', 'Changes', 'Prices'].map((label) => (
        <a key={label} href={`#${label}`}>
          {label}
        </a>
      ))}
      {isBack && <p>The invoices are back</p>}
      <label className="mt-auto text-end">
        Note <input name="note" className="w-60 border" />
      </label>
      {children}
    </div>
  );
}

export function Ours() {
  const [messages, setMessages] = useState<
    { id: string; text: string; tone?: 'failed'; action?: { label: string; onPress: () => void } }[]
  >([]);
  const made = useRef(0);
  const say = ({ text, isFault, undo }: Said) =>
    setMessages((now) => [
      ...now,
      {
        id: String(made.current++),
        text,
        ...(isFault && { tone: 'failed' }),
        ...(undo && { action: { label: 'Undo', onPress: undo } }),
      },
    ]);
  return (
    <Page say={say}>
      <PlainToast
        messages={messages}
        onDismiss={(id) => setMessages((now) => now.filter((one) => one.id !== id))}
      />
    </Page>
  );
}

function Toast({ said, remove }: { said: Said; remove: () => void }) {
  const latest = useRef(remove);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), 3000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className={`flex w-80 max-w-full items-center justify-between rounded-md border p-4 shadow-lg ${said.isFault ? 'bg-red-600 text-white' : 'bg-white'}`}
    >
      {said.text}
      {said.undo && (
        <button
          type="button"
          onClick={() => {
            said.undo?.();
            remove();
          }}
        >
          Undo
        </button>
      )}
    </div>
  );
}

/** The thirty lines that every project has. */
export function Rival() {
  const [toasts, setToasts] = useState<{ id: number; said: Said }[]>([]);
  const made = useRef(0);
  return (
    <Page
      say={(said) => {
        const id = made.current++;
        setToasts((now) => [...now, { id, said }]);
      }}
    >
      {toasts.length > 0 && (
        <div className="fixed end-4 bottom-4 z-50 flex max-w-[calc(100%-2rem)] flex-col gap-2">
          {toasts.map(({ id, said }) => (
            <Toast
              key={id}
              said={said}
              remove={() => setToasts((now) => now.filter((one) => one.id !== id))}
            />
          ))}
        </div>
      )}
    </Page>
  );
}
