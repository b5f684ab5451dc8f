import { createContext, type ReactNode } from 'react';

/** The sign-in dialog. The page provides it, because forms do not know how to sign in. */
export const SignInAgain = createContext<ReactNode>(null);
