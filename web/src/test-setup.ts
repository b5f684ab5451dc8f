import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Base UI turns keys into pointer events, which jsdom does not have.
globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;

// Only stops tests that hang: a slow machine is not a failure.
configure({ asyncUtilTimeout: 120_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = [...vi.mocked(console.error).mock.calls];
  vi.restoreAllMocks();
  // A warning of React points to a defect.
  expect(complaints).toEqual([]);
});

// Files share a process and a document. Nothing that one leaves there may reach the next.
afterAll(() => {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
