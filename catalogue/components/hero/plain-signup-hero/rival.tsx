'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { PlainSignupHero } from './component.tsx';

const TITLE = 'Know by seven whether your boat sails';
const LEAD = 'On days when ice or wind change the timetable, we write before 7:00.';

/** The first call gets no answer, the next ones are kept. */
const server = () => {
  let calls = 0;
  return (): Promise<void> =>
    new Promise((resolve, reject) => {
      calls++;
      setTimeout(calls === 1 ? () => reject(new Error('503')) : resolve, 300);
    });
};

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="bg-white text-neutral-900">
      {children}
      <h2>Today’s boats</h2>
    </div>
  );
}

const keepOurs = server();

export function Ours() {
  return (
    <Page>
      <PlainSignupHero title={TITLE} lead={LEAD} onSubmit={keepOurs} />
    </Page>
  );
}

const keepRival = server();

/** After the newsletter sections of Tailwind Plus, with the states that people add. */
export function Rival() {
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState<'idle' | 'loading' | 'success' | 'error'>('idle');

  const subscribe = async (event: FormEvent) => {
    event.preventDefault();
    setStatus('loading');
    try {
      await keepRival();
      setStatus('success');
      setEmail('');
    } catch {
      setStatus('error');
    }
  };

  return (
    <Page>
      <section className="mx-auto max-w-7xl px-6 py-24">
        <h1 className="max-w-2xl text-5xl font-semibold tracking-tight">{TITLE}</h1>
        <p className="mt-6 max-w-xl text-lg text-neutral-600">{LEAD}</p>
        {status === 'success' ? (
          <p className="mt-6 text-green-700">Thanks for subscribing!</p>
        ) : (
          <form onSubmit={(event) => void subscribe(event)} className="mt-6 max-w-md">
            <div className="flex gap-x-4">
              <input
                type="email"
                required
                aria-label="Email address"
                placeholder="Enter your email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                disabled={status === 'loading'}
                className="min-w-0 flex-auto rounded-md border px-3.5 py-2"
              />
              <button
                type="submit"
                disabled={status === 'loading'}
                className="rounded-md bg-neutral-900 px-3.5 py-2.5 text-sm font-semibold text-white"
              >
                {status === 'loading' ? 'Subscribing…' : 'Subscribe'}
              </button>
            </div>
            {status === 'error' && (
              <p className="mt-2 text-sm text-red-600">Something went wrong. Please try again.</p>
            )}
          </form>
        )}
      </section>
    </Page>
  );
}
