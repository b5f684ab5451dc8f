import { CodePageSkeleton } from '../features/auth/code-page-skeleton.tsx';
import { ResetPage } from '../features/auth/reset-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

/** Only in the browser: the server cannot read the history entry with the email. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <CodePageSkeleton title="Reset your password" />;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Reset your password', description: 'Choose a new password.' });

export default ResetPage;
