'use client';

import { type FormEvent, useState } from 'react';
import { PlainSignUp } from './component.tsx';

type Answer = 'written' | 'known' | 'refused';

/** A known address is found at once; a new one is stored and written to. */
const register = async (email: string): Promise<Answer> => {
  const [local, domain] = email.split('@');
  await new Promise((resolve) => {
    setTimeout(resolve, local === 'known' ? 40 : 700);
  });
  if (domain === 'closed.example') return 'refused';
  return local === 'known' ? 'known' : 'written';
};

export function Ours() {
  return (
    <PlainSignUp
      onSubmit={async ({ email }) => {
        const answer = await register(email);
        return answer === 'refused' ? { email: 'We cannot write to this domain.' } : undefined;
      }}
    />
  );
}

const TOASTS: Record<Answer, string> = {
  written: 'Account created! Check your email to verify it.',
  known: 'An account with this email already exists.',
  refused: 'We cannot write to this domain.',
};
const TOAST_MS = 4_000;

type FieldProps = {
  id: string;
  label: string;
  type: string;
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
};

function Field({ id, label, onChange, ...rest }: FieldProps) {
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        required
        onChange={(event) => onChange(event.target.value)}
        className="h-9 rounded-md border px-3"
      />
    </div>
  );
}

/** After signup-01 of shadcn/ui, with the toast that people add. */
export function Rival() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isLoading, setLoading] = useState(false);
  const [toast, setToast] = useState('');

  const signUp = async (event: FormEvent) => {
    event.preventDefault();
    if (password !== again) {
      setToast('Passwords do not match.');
      return;
    }
    setLoading(true);
    setToast(TOASTS[await register(email)]);
    setLoading(false);
    setTimeout(() => setToast(''), TOAST_MS);
  };

  return (
    <section className="mx-auto max-w-sm bg-white px-6 py-24 text-neutral-900">
      <div className="flex flex-col gap-6 rounded-xl border p-6 shadow-sm">
        <div>
          <h1 className="font-semibold">Create an account</h1>
          <p className="text-sm text-neutral-500">
            Enter your information below to create your account
          </p>
        </div>
        <form onSubmit={(event) => void signUp(event)} className="flex flex-col gap-6">
          <Field
            id="name"
            label="Full Name"
            type="text"
            autoComplete="name"
            value={name}
            onChange={setName}
          />
          <Field
            id="email"
            label="Email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
          />
          <Field
            id="password"
            label="Password"
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
          <Field
            id="confirm-password"
            label="Confirm Password"
            type="password"
            autoComplete="new-password"
            value={again}
            onChange={setAgain}
          />
          <button
            type="submit"
            disabled={isLoading}
            className="h-9 rounded-md bg-neutral-900 text-sm font-medium text-white"
          >
            Create Account
          </button>
        </form>
      </div>
      {toast && (
        <div role="status" className="fixed end-4 bottom-4 rounded-md border bg-white p-4 shadow">
          {toast}
        </div>
      )}
    </section>
  );
}
