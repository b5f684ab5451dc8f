'use client';

import { useRef } from 'react';
import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainSignIn } from './component.tsx';

const ANSWER_MS = 600;

/** Instead of a server: no answer, then a refusal, then a yes. */
export function Demo() {
  const calls = useRef(0);
  const signIn = async (): Promise<string | void> => {
    const call = calls.current++;
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_MS);
    });
    if (call === 0) throw new Error('no answer');
    if (call === 1) return 'This password does not go with this address.';
    return undefined;
  };
  return (
    <PlainSignIn
      layout="halves"
      logo={
        <span className="-ms-0.75">
          <TwoColumnsMark />
        </span>
      }
      email="kalpana@hegde.example"
      passkey={
        <button type="button">
          <svg
            viewBox="0 0 18 18"
            aria-hidden="true"
            className="size-4.5 fill-none stroke-current stroke-[1.75]"
          >
            <path d="M6 12.5a4 4 0 1 1 3.9-5H16.5v3h-2v2h-3v-2H9.9A4 4 0 0 1 6 12.5M5.5 8.5h.01" />
          </svg>
          Use a passkey
        </button>
      }
      providers={<a href="#company">Company account</a>}
      onSubmit={signIn}
    />
  );
}
