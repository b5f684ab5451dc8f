import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Base UI turns keys into pointer events, which jsdom does not have.
globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = [...vi.mocked(console.error).mock.calls];
  vi.restoreAllMocks();
  // A warning from React is a defect that has not bitten yet.
  expect(complaints).toEqual([]);
});
