import { CodePageSkeleton } from '../features/auth/code-page-skeleton.tsx';
import { VerifyPage } from '../features/auth/verify-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/verify-otp.ts';

/** Only in the browser: the server cannot read the history entry with the email. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <CodePageSkeleton title="Verify your email" />;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Verify your email', description: 'Enter the code from the mail.' });

export default VerifyPage;
