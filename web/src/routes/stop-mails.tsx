import { StopPage } from '../features/mails/stop-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/stop-mails.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Stop these mails',
    description: 'Stop a kind of mail with one press, without signing in.',
  });

export default function StopMailsRoute() {
  return <StopPage />;
}
