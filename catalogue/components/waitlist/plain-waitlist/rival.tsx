'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { PlainWaitlist } from './component.tsx';

const ANSWER_MS = 300;
const PLACE = 41;

/** The first call gets no answer. The next one gives a place, and later ones know the address. */
const server = () => {
  let calls = 0;
  return async () => {
    const call = calls++;
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_MS);
    });
    if (call === 0) throw new Error('Failed to fetch');
    return { place: PLACE, known: call > 1 };
  };
};

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="bg-white text-neutral-900">
      {children}
      <footer>Negi & Bedi</footer>
    </div>
  );
}

const joinOurs = server();

export function Ours() {
  return (
    <Page>
      <PlainWaitlist waiting={27} admits={4} last="2026-11-14" onSubmit={joinOurs} />
    </Page>
  );
}

const joinRival = server();

/** The waitlist block of Magic UI and of many shadcn templates, with the states that people add. */
export function Rival() {
  const [email, setEmail] = useState('');
  const [count, setCount] = useState(2_000);
  const [message, setMessage] = useState('');

  const join = async (event: FormEvent) => {
    event.preventDefault();
    setCount(count + 1);
    setMessage('You’re on the list! We’ll be in touch soon.');
    setEmail('');
    try {
      await joinRival();
    } catch {
      setMessage('Something went wrong. Please try again.');
    }
  };

  return (
    <Page>
      <section className="mx-auto flex max-w-xl flex-col items-center px-6 py-24 text-center">
        <h2 className="text-4xl font-bold tracking-tight">Wheels built by hand</h2>
        <p className="mt-4 text-neutral-600">Be the first to know when yours is next.</p>
        <form onSubmit={(event) => void join(event)} className="mt-8 flex w-full gap-2">
          <input
            type="email"
            required
            aria-label="Email"
            placeholder="Enter your email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            className="h-10 min-w-0 flex-1 rounded-full border px-4"
          />
          <button
            type="submit"
            className="h-10 rounded-full bg-neutral-900 px-5 text-sm font-medium text-white"
          >
            Join waitlist
          </button>
        </form>
        {message && <p className="mt-3 text-sm text-neutral-600">{message}</p>}
        <p className="mt-4 text-sm text-neutral-600">
          Join {count.toLocaleString('en')}+ others on the waitlist
        </p>
      </section>
    </Page>
  );
}
