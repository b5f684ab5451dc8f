'use client';

import { PlainSignIn } from '@/components/tessera/plain-sign-in';
import { answers, signIn } from '@/content/sign-in';
import { to } from '@/lib/to';
import type { ReactNode } from 'react';

/** Your own address that signs people in. A static site has none, so without it the form says that it is a demo. */
const ROUTE = process.env.NEXT_PUBLIC_SIGN_IN_ROUTE ?? '';
const AFTERWARDS = to('/');

type Entered = { email: string; password: string };

/** Resolves with a text that is shown as a refusal. What is thrown is shown as no answer. */
async function send(entered: Entered): Promise<string | undefined> {
  if (ROUTE === '') return answers.demo;
  const response = await fetch(ROUTE, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entered),
  });
  if (response.status === 401) return answers.refused;
  if (!response.ok) throw new Error(`The sign-in route has answered ${response.status}.`);
  location.assign(AFTERWARDS);
  return undefined;
}

export function SignInForm({ logo }: { logo: ReactNode }) {
  return <PlainSignIn {...signIn} logo={logo} action={ROUTE || to('/sign-in/')} onSubmit={send} />;
}
