import { RegisterPage } from '../features/auth/register-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Sign up', description: 'Create an account.' });

export default RegisterPage;
