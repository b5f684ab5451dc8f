import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforePaint } from './before-paint.ts';

const token = 'q7_-0123456789abcdefghij';
const marks = document.documentElement.dataset;

// oxlint-disable-next-line typescript/no-implied-eval -- the page contains the script as text, and so does this test
const run = () => new Function(beforePaint)() as void;
const systemPrefers = (theme: 'dark' | 'light') =>
  vi.stubGlobal('matchMedia', () => ({ matches: theme === 'dark' }) as MediaQueryList);

beforeEach(() => systemPrefers('light'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a token in the address is kept for this tab and leaves the address', () => {
  history.replaceState({ kept: 1 }, '', `/dashboard?category=Hero&token=${token}#x`);
  run();
  // Not in localStorage: other tabs would use the one-time code as a session token, fail, and sign this tab out.
  expect(localStorage.getItem('token')).toBeNull();
  expect(location.pathname + location.search + location.hash).toBe('/dashboard?category=Hero#x');
  expect(history.state).toEqual({ kept: 1 });
  expect(marks['session']).toBe('in');
  expect(sessionStorage.getItem('arrivedToken')).toBe(token);
});

test('whoever is signed in stays so until they are asked', () => {
  localStorage.setItem('token', 'somebody-else');
  history.replaceState(null, '', `/?token=${token}`);
  run();
  expect(localStorage.getItem('token')).toBe('somebody-else');
  expect(sessionStorage.getItem('arrivedToken')).toBe(token);
  expect(location.search).toBe('');
});

test('a token in the address never replaces the session of somebody who is signed in', () => {
  localStorage.setItem('token', 'mine'.repeat(10));
  history.replaceState(null, '', `/?token=${token}`);
  run();
  expect(localStorage.getItem('token')).toBe('mine'.repeat(10));
  expect(location.search).toBe('');
});

test.each(['short', '<script>alert(1)</script>', 'a'.repeat(201), ''])(
  '%j is no token but leaves the address too',
  (value) => {
    history.replaceState(null, '', `/?token=${encodeURIComponent(value)}`);
    run();
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('arrivedToken')).toBeNull();
    expect(location.search).toBe('');
    expect(marks['session']).toBe('out');
  },
);

test('a stored theme wins over the system, the system over nothing', () => {
  systemPrefers('dark');
  run();
  expect(marks['theme']).toBe('dark');
  localStorage.setItem('theme', 'light');
  run();
  expect(marks['theme']).toBe('light');
});

test('the grid has three columns unless two were chosen', () => {
  run();
  expect(marks['columns']).toBe('3');
  localStorage.setItem('columns', '2');
  run();
  expect(marks['columns']).toBe('2');
  localStorage.setItem('columns', '9');
  run();
  expect(marks['columns']).toBe('3');
});

test('blocked storage leaves a signed-out page in the system theme', () => {
  systemPrefers('dark');
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  run();
  expect([marks['session'], marks['theme'], marks['columns']]).toEqual(['out', 'dark', '3']);
});

test('pictures carry what became of them, even before React is there', () => {
  run();
  const [arrived, lost] = [new Image(), new Image()];
  document.body.append(arrived, lost);
  arrived.dispatchEvent(new Event('load'));
  lost.dispatchEvent(new Event('error'));
  expect(arrived).toHaveAttribute('data-loaded');
  expect(arrived).not.toHaveAttribute('data-broken');
  expect(lost).toHaveAttribute('data-broken');
});
