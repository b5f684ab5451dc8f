'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlainConfirm } from './component.tsx';

const ANSWER_MS = 400;
const ROWS = ['Import of 12 November', 'Import of 9 November', 'Import of 5 November'];

/** The first call gets no answer, the others delete. */
function useRows() {
  const [rows, setRows] = useState(ROWS);
  const calls = useRef(0);
  const remove = async (gone: string): Promise<void> => {
    const call = calls.current++;
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_MS);
    });
    if (call === 0) throw new Error('Failed to fetch');
    setRows((now) => now.filter((one) => one !== gone));
  };
  return { rows, remove };
}

/** The list that both versions stand in. */
function Page({
  rows,
  renderAction,
}: {
  rows: string[];
  renderAction: (row: string) => ReactNode;
}) {
  return (
    <div className="min-h-[200vh] bg-white p-8 text-neutral-900">
      <h1 id="imports">Imports</h1>
      <ul>
        {rows.map((row) => (
          <li key={row} className="flex justify-between border-t py-4">
            <span>{row}</span>
            {renderAction(row)}
          </li>
        ))}
      </ul>
      <a href="#help">Help</a>
    </div>
  );
}

export function Ours() {
  const { rows, remove } = useRows();
  return (
    <Page
      rows={rows}
      renderAction={(row) => (
        <PlainConfirm
          trigger="Delete"
          lead={row}
          returnTo="imports"
          onConfirm={() => remove(row)}
        />
      )}
    />
  );
}

/** AlertDialog of shadcn/ui as Radix behaves: the focus starts on Cancel, and both answers close. */
function AlertDialog({ onAction }: { onAction: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = trigger.current;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    cancel.current?.focus();
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      document.body.style.overflow = overflow;
      opener?.focus();
    };
  }, [isOpen]);
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isOpen && (
        <>
          <div className="fixed inset-0 z-50 bg-black/50" />
          <div
            role="alertdialog"
            aria-labelledby="title"
            aria-describedby="text"
            className="fixed top-1/2 start-1/2 z-50 grid w-full max-w-lg -translate-x-1/2 -translate-y-1/2 gap-4 rounded-lg border bg-white p-6 shadow-lg"
          >
            <h2 id="title" className="text-lg font-semibold">
              Are you absolutely sure?
            </h2>
            <p id="text" className="text-sm text-neutral-500">
              This action cannot be undone. This will permanently delete 14 invoices and remove them
              from our servers.
            </p>
            <div className="flex justify-end gap-2">
              <button ref={cancel} type="button" onClick={() => setOpen(false)}>
                Keep them
              </button>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onAction();
                }}
              >
                Delete 14 invoices
              </button>
            </div>
          </div>
        </>
      )}
    </>
  );
}

export function Rival() {
  const { rows, remove } = useRows();
  return (
    <Page
      rows={rows}
      renderAction={(row) => (
        <AlertDialog onAction={() => void remove(row).catch((error) => console.warn(error))} />
      )}
    />
  );
}
