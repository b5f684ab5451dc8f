'use client';

import { type ReactNode, useState } from 'react';
import { PlainPassword } from './component.tsx';

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <form className="max-w-md bg-white p-5 text-neutral-900" action="#kept">
      <p>kalpana@hegde.example</p>
      {children}
    </form>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainPassword
        label="New password"
        hint="12 characters or more."
        knownWords={['kalpana@hegde.example']}
      />
    </Page>
  );
}

const RULES = [
  { pattern: /.{8,}/, text: 'At least 8 characters' },
  { pattern: /[0-9]/, text: 'At least 1 number' },
  { pattern: /[a-z]/, text: 'At least 1 lowercase letter' },
  { pattern: /[A-Z]/, text: 'At least 1 uppercase letter' },
];

const colourOf = (score: number): string => {
  if (score === 0) return 'bg-neutral-200';
  if (score <= 1) return 'bg-red-500';
  if (score <= 2) return 'bg-orange-500';
  return score === 3 ? 'bg-amber-500' : 'bg-emerald-500';
};

const textOf = (score: number): string => {
  if (score === 0) return 'Enter a password';
  if (score <= 2) return 'Weak password';
  return score === 3 ? 'Medium password' : 'Strong password';
};

/** After "Input with password strength indicator" of Origin UI. */
export function Rival() {
  const [password, setPassword] = useState('');
  const [isVisible, setVisible] = useState(false);
  const met = RULES.map(({ pattern, text }) => ({ text, isMet: pattern.test(password) }));
  const score = met.filter(({ isMet }) => isMet).length;

  return (
    <Page>
      <div>
        <label htmlFor="new" className="text-sm font-medium">
          New password
        </label>
        <div className="relative mt-2">
          <input
            id="new"
            className="h-9 w-full rounded-md border px-3 pe-9"
            placeholder="Password"
            type={isVisible ? 'text' : 'password'}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            aria-describedby="new-description"
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 flex h-full w-9 items-center justify-center"
            onClick={() => setVisible(!isVisible)}
            aria-label={isVisible ? 'Hide password' : 'Show password'}
            aria-pressed={isVisible}
          >
            <svg viewBox="0 0 24 24" className="size-4 fill-none stroke-current" aria-hidden="true">
              <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
            </svg>
          </button>
        </div>
      </div>
      <div
        className="mt-3 mb-4 h-1 w-full overflow-hidden rounded-full bg-neutral-200"
        role="progressbar"
        aria-valuenow={score}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-label="Password strength"
      >
        <div
          className={`h-full ${colourOf(score)} transition-all duration-500`}
          style={{ width: `${(score / 4) * 100}%` }}
        />
      </div>
      <p id="new-description" className="mb-2 text-sm font-medium">
        {textOf(score)}. Must contain:
      </p>
      <ul className="space-y-1.5" aria-label="Password requirements">
        {met.map(({ text, isMet }) => (
          <li key={text} className="flex items-center gap-2">
            <span aria-hidden="true" className={isMet ? 'text-emerald-500' : 'text-neutral-400'}>
              {isMet ? '✓' : '✗'}
            </span>
            <span className={`text-xs ${isMet ? 'text-emerald-600' : 'text-neutral-500'}`}>
              {text}
              <span className="sr-only">
                {isMet ? ' - Requirement met' : ' - Requirement not met'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}
