'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { PlainSignIn } from './component.tsx';

const REFUSAL = 'This password does not go with this address.';

/** The first call gets no answer, the second is refused. */
const server = () => {
  let calls = 0;
  return (): Promise<string | void> =>
    new Promise((resolve, reject) => {
      calls++;
      const isFirst = calls === 1;
      setTimeout(() => (isFirst ? reject(new Error('Failed to fetch')) : resolve(REFUSAL)), 300);
    });
};

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="bg-white text-neutral-900">
      {children}
      <h2>Where data is</h2>
    </div>
  );
}

const askOurs = server();

export function Ours() {
  return (
    <Page>
      <PlainSignIn
        title="Sign in"
        help={[{ label: 'Forgot your password?', href: '#forgot' }]}
        onSubmit={askOurs}
      />
    </Page>
  );
}

const askRival = server();

/** After login-01 of shadcn/ui, with the states that people add. */
export function Rival() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isLoading, setLoading] = useState(false);

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setLoading(true);
    setError('');
    try {
      const refusal = await askRival();
      if (refusal) setError(refusal);
    } catch (caught) {
      setError(caught instanceof Error ? caught.message : 'Something went wrong');
    } finally {
      setLoading(false);
    }
  };

  return (
    <Page>
      <section className="mx-auto max-w-sm px-6 py-24">
        <div className="flex flex-col gap-6 rounded-xl border p-6 shadow-sm">
          <div>
            <h1 className="font-semibold">Sign in</h1>
            <p className="text-sm text-neutral-500">Enter your email below to sign in</p>
          </div>
          <form onSubmit={(event) => void signIn(event)} className="flex flex-col gap-6">
            <div className="grid gap-3">
              <label htmlFor="email" className="text-sm font-medium">
                Email
              </label>
              <input
                id="email"
                type="email"
                placeholder="m@example.com"
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                className="h-9 rounded-md border px-3"
              />
            </div>
            <div className="grid gap-3">
              <div className="flex items-center">
                <label htmlFor="password" className="text-sm font-medium">
                  Password
                </label>
                <a href="#forgot" className="ml-auto text-sm underline-offset-4 hover:underline">
                  Forgot your password?
                </a>
              </div>
              <input
                id="password"
                type="password"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                className="h-9 rounded-md border px-3"
              />
            </div>
            {error && (
              <p role="alert" className="text-sm text-red-600">
                {error}
              </p>
            )}
            <button
              type="submit"
              disabled={isLoading}
              className="h-9 rounded-md bg-neutral-900 text-sm font-medium text-white"
            >
              {isLoading ? 'Signing in…' : 'Sign in'}
            </button>
          </form>
        </div>
      </section>
    </Page>
  );
}
