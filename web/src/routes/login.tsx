import { LoginPage } from '../features/auth/login-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Sign in', description: 'Sign in to copy, save and download.' });

export default LoginPage;
