'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlainCookie } from './component.tsx';

const LINKS = Array.from({ length: 24 }, (_, at) => `Piece ${at + 1}`);

/** The page that both versions stand on: longer than the window, with a footer. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="bg-white text-neutral-900">
      <main className="grid gap-8 p-8">
        {LINKS.map((label) => (
          <a key={label} href="#piece" className="w-fit">
            {label}
          </a>
        ))}
      </main>
      <footer className="flex justify-between border-t p-8">
        <a href="#returns">Returns</a>
        <a href="#cookies">Cookies</a>
      </footer>
      {children}
    </div>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainCookie />
    </Page>
  );
}

/** The banner that is copied from page to page. */
export function Rival() {
  const [isShown, setShown] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => setShown(!document.cookie.includes('consent=')), 50);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isManaging) dialog.current?.showModal();
  }, [isManaging]);

  const answer = (consent: 'all' | 'needed') => {
    document.cookie = `consent=${consent}; max-age=31536000; path=/`;
    setShown(false);
    setManaging(false);
  };

  return (
    <Page>
      {isShown && (
        <div className="fixed inset-x-0 bottom-0 z-50 border-t bg-white p-6 shadow-lg">
          <p className="text-lg font-semibold">We value your privacy</p>
          <p className="mt-1 text-sm text-neutral-500">
            We use cookies to enhance your browsing experience, serve personalised content and
            analyse our traffic. By clicking "All of them" you consent to our use of cookies.
          </p>
          <div className="mt-4 flex items-center justify-end gap-4">
            <button
              type="button"
              onClick={() => setManaging(true)}
              className="text-sm text-neutral-500 underline"
            >
              Manage preferences
            </button>
            <button
              type="button"
              onClick={() => answer('all')}
              className="rounded-md bg-neutral-900 px-6 py-3 text-white"
            >
              All of them
            </button>
          </div>
        </div>
      )}
      {isManaging && (
        <dialog ref={dialog} onClose={() => setManaging(false)} className="m-auto p-6">
          <label>
            <input type="checkbox" disabled checked readOnly /> Strictly necessary
          </label>
          <label>
            <input type="checkbox" defaultChecked /> Analytics
          </label>
          <button type="button" onClick={() => answer('needed')}>
            Only what is needed
          </button>
        </dialog>
      )}
    </Page>
  );
}
