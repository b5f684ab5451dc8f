import { Hero } from '../features/landing/hero.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Tessera: copy-paste interface components',
    description:
      'Browse hand-built heroes, pricing tables, FAQs and whole site templates. Copy the code, make it yours, ship today.',
    path: '/',
  });

export default function LandingPage() {
  return <Hero />;
}
