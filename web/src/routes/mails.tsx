import { lazy, Suspense } from 'react';
import { VerifiedOnly } from '../compose/guards.tsx';
import { waiting } from '../compose/loading.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/mails.ts';

/** Lazy, because every page loads the route manifest, which lists all static imports of a route. */
const MailsPage = lazy(async () => ({
  default: (await import('../features/mails/mails-page.tsx')).MailsPage,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Mails', description: 'What we write to you, and what you want.' });

export default function MailsRoute() {
  return (
    <VerifiedOnly>
      <Suspense fallback={waiting}>
        <MailsPage />
      </Suspense>
    </VerifiedOnly>
  );
}
