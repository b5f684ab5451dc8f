'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { PlainOtp } from './component.tsx';

const LENGTH = 6;

/** Refuses one code. */
const check = async (code: string): Promise<string | void> => {
  (globalThis as { checked?: string }).checked = code;
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  return code === '000000' ? 'This is not the code that we sent.' : undefined;
};

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <form method="post" className="bg-white p-5 text-neutral-900">
      {children}
      <button type="submit" className="mt-4 rounded-md border px-4 py-2">
        Open
      </button>
    </form>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainOtp label="Code" note="" onComplete={check} />
    </Page>
  );
}

/** Six inputs and their refs, as in most tutorials. */
export function Rival() {
  const [otp, setOtp] = useState<string[]>(Array.from({ length: LENGTH }, () => ''));
  const [error, setError] = useState('');
  const refs = useRef<(HTMLInputElement | null)[]>([]);

  const handleChange = async (at: number, value: string) => {
    if (!/^[0-9]?$/.test(value)) return;
    const next = [...otp];
    next[at] = value;
    setOtp(next);
    setError('');
    if (value !== '' && at < LENGTH - 1) refs.current[at + 1]?.focus();
    if (next.every((digit) => digit !== '')) setError((await check(next.join(''))) ?? '');
  };

  const handleKeyDown = (at: number, event: KeyboardEvent) => {
    if (event.key === 'Backspace' && otp[at] === '' && at > 0) refs.current[at - 1]?.focus();
  };

  return (
    <Page>
      <div className="flex gap-2">
        {otp.map((digit, at) => (
          <input
            key={at}
            ref={(element) => {
              refs.current[at] = element;
            }}
            type="text"
            inputMode="numeric"
            maxLength={1}
            value={digit}
            onChange={(event) => void handleChange(at, event.target.value)}
            onKeyDown={(event) => handleKeyDown(at, event)}
            className="size-12 rounded-md border text-center text-xl"
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-sm text-red-600">
          {error}
        </p>
      )}
    </Page>
  );
}
