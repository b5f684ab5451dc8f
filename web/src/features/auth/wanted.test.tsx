import { render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeToken, storeToken } from '../../state/session-token.ts';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

const ID = '01890000-0000-7000-8000-000000000001';
const card = {
  _id: ID,
  title: 'Split hero',
  imageUrl: '/media/split-hero.webp',
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
};
const answers: Record<string, unknown> = {
  [`/api/component/${ID}/card`]: card,
  [`/api/template/${ID}/card`]: {
    _id: ID,
    title: 'Deodar House',
    pictures: [{ url: '/media/deodar.webp', width: 1600, height: 1000 }],
    subscriptionPlan: { _id: 'pro', name: 'Pro', price: 499 },
  },
  '/api/subscription-plan': [{ _id: ID, name: 'Pro Plus', price: 999 }],
};

const Pages = createRoutesStub([
  { path: '/login', Component: LoginPage },
  { path: '/register', Component: RegisterPage },
]);
const show = (path: string) => render(<Pages initialEntries={[path]} />);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const wanted = () => screen.findByRole('region', { name: 'What you came for' });

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : Response.json({}, { status: 404 }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  removeToken();
  localStorage.clear();
  vi.unstubAllGlobals();
});

for (const [action, thing, words, source] of [
  ['copy', 'componentId', 'To copy · FreeSplit hero', '/media/split-hero.webp'],
  ['save', 'componentId', 'To save · FreeSplit hero', '/media/split-hero.webp'],
  ['purchase', 'componentId', 'To buy · FreeSplit hero', '/media/split-hero.webp'],
  ['download', 'templateId', 'To download · ProDeodar House', '/media/deodar.webp'],
  ['subscribe', 'planId', 'To subscribe · ₹999Pro Plus', null],
] as const)
  test.each(['/login', '/register'])(`%s names and shows what to ${action}`, async (path) => {
    const { container } = show(`${path}?action=${action}&${thing}=${ID}`);
    const region = await wanted();
    await waitFor(() => expect(region).toHaveTextContent(words));
    expect(container.querySelector('section img')?.getAttribute('src') ?? null).toBe(source);
  });

test('whoever never signed in here is led to an account first, with what they wanted', async () => {
  show(`/login?redirectTo=%2Fdashboard&action=copy&componentId=${ID}`);
  expect(heading()).toBe('Create a free account');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/register?redirectTo=%2Fdashboard&action=copy&componentId=${ID}`,
  );
  // Somebody with an account can still sign in here.
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await wanted();
});

test('whoever signed in here before is welcomed back', async () => {
  storeToken('a'.repeat(43));
  removeToken();
  show(`/login?action=copy&componentId=${ID}`);
  expect(heading()).toBe('Welcome back');
  expect(within(await wanted()).getByText('Split hero')).toBeVisible();
});

test('what cannot be found, and nothing in particular, leave no empty card', async () => {
  show(`/login?action=copy&componentId=${ID.replace('1', '2')}`);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  show('/register?redirectTo=%2Ftemplates');
  expect(screen.queryByRole('region')).toBeNull();
});

test.each(['/login', '/register'])('on %s Google comes first, with its mark', (path) => {
  const { container } = show(path);
  const google = screen.getByRole('link', { name: /^Sign (in|up) with Google$/ });
  expect(google.querySelectorAll('svg[aria-hidden] path')).toHaveLength(4);
  const form = container.querySelector('form')!;
  expect(google.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
