'use client';

import { useRef } from 'react';
import { PlainWaitlist } from './component.tsx';

const ANSWER_MS = 600;
const WAITING = 27;

/** Instead of a server: the first press gets no answer. Others came meanwhile, so the place is not the next one. */
export function Demo() {
  const calls = useRef(0);
  const places = useRef(new Map<string, number>());
  const join = async (email: string) => {
    const call = calls.current++;
    await new Promise((resolve) => {
      setTimeout(resolve, ANSWER_MS);
    });
    if (call === 0) throw new Error('no answer');
    const before = places.current.get(email);
    const place = before ?? WAITING + 2 + places.current.size;
    places.current.set(email, place);
    return { place, known: before !== undefined, leave: '#leave' };
  };
  return <PlainWaitlist waiting={WAITING} onSubmit={join} />;
}
