'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { PlainNewsletter } from './component.tsx';

const TITLE = 'One old measure a month';
const LEAD = 'Who weighed what with it, and how it is made again.';
const NOTE = 'One letter a month and no other mail.';

type Call = { email: string; before: string | undefined };

/** The first call gets no answer. After that an address is known, or it is sent a link. Calls are kept for the test. */
const server = () => {
  const calls: Call[] = [];
  return (email: string, before?: string): Promise<'sent' | 'already'> =>
    new Promise((resolve, reject) => {
      calls.push({ email, before });
      Object.assign(globalThis, { calls });
      const isFirst = calls.length === 1;
      setTimeout(() => {
        if (isFirst) reject(new Error('503'));
        else resolve(email.startsWith('known') ? 'already' : 'sent');
      }, 200);
    });
};

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="bg-white text-neutral-900">
      {children}
      <footer>Museum of Measures, Jaipur</footer>
    </div>
  );
}

const subscribeOurs = server();

export function Ours() {
  return (
    <Page>
      <PlainNewsletter title={TITLE} lead={LEAD} note={NOTE} onSubmit={subscribeOurs} />
    </Page>
  );
}

const subscribeRival = server();

/** After "Side-by-side with details" of Tailwind Plus, with the states that people add. */
export function Rival() {
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState<'idle' | 'loading' | 'success' | 'error'>('idle');

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setStatus('loading');
    try {
      await subscribeRival(email);
      setStatus('success');
    } catch {
      setStatus('error');
    }
  };

  return (
    <Page>
      <section className="mx-auto grid max-w-7xl gap-10 px-6 py-24 lg:grid-cols-2">
        <div>
          <h2 className="text-4xl font-semibold tracking-tight">{TITLE}</h2>
          <p className="mt-4 text-lg text-neutral-600">{LEAD}</p>
        </div>
        <div>
          {status === 'success' ? (
            <p className="text-green-700">Thanks for subscribing! We have sent you a link.</p>
          ) : (
            <form onSubmit={(event) => void onSubmit(event)} className="max-w-md">
              <div className="flex gap-x-4">
                <input
                  type="email"
                  required
                  aria-label="Email address"
                  placeholder="Enter your email"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                  className="min-w-0 flex-auto rounded-md border px-3.5 py-2"
                />
                <button
                  type="submit"
                  disabled={status === 'loading'}
                  className="rounded-md bg-indigo-600 px-3.5 py-2.5 text-sm font-semibold text-white"
                >
                  {status === 'loading' ? 'Subscribing…' : 'Subscribe'}
                </button>
              </div>
              {status === 'error' && (
                <p className="mt-2 text-sm text-red-600">Something went wrong. Please try again.</p>
              )}
              <p className="mt-4 text-sm text-neutral-600">{NOTE}</p>
            </form>
          )}
        </div>
      </section>
    </Page>
  );
}
