import { lazy, type ReactNode, Suspense } from 'react';
import { SignInAgain } from '../state/sign-in-again.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again.tsx')).SignInAgainDialog,
}));

type SignInAboveProps = {
  /** Where signing in leads back to, on a page that visitors may see. A guard knows it by itself. */
  backTo?: string;
  children: ReactNode;
};

/** Gives forms with typed work the dialog that they open when the session has ended. */
export const SignInAbove = ({ backTo, children }: SignInAboveProps) => (
  <SignInAgain
    value={
      <Suspense>
        <SignInAgainDialog {...(backTo !== undefined && { backTo })} />
      </Suspense>
    }
  >
    {children}
  </SignInAgain>
);
