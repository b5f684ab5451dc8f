import { expect, test } from 'vitest';
import {
  FRAME_DEFAULTS,
  type FrameSettings,
  readFragment,
  readFromFrame,
  readSettings,
  readToFrame,
  settingsFragment,
  wrapMessage,
} from './preview-frame.ts';

const SETTINGS: FrameSettings = {
  theme: 'dark',
  direction: 'rtl',
  motion: 'reduce',
  variables: { '--brand': '#0b5fc4', '--brand-font': "'Space Grotesk', ui-sans-serif" },
};

test('settings survive the address and a message', () => {
  expect(readFragment(settingsFragment(SETTINGS))).toEqual(SETTINGS);
  expect(readToFrame(wrapMessage({ type: 'set', settings: SETTINGS }))).toEqual({
    type: 'set',
    settings: SETTINGS,
  });
  expect(readFragment('')).toEqual(FRAME_DEFAULTS);
  expect(readFragment('#variables=%7Bcut')).toEqual(FRAME_DEFAULTS);
});

test.each([
  ['an address', { '--brand': 'url(https://evil.test)' }],
  ['the end of a declaration', { '--brand': 'red;background:blue' }],
  ['another property', { background: 'red' }],
  ['a number', { '--brand': 7 }],
  ['a long text', { '--brand': 'a'.repeat(201) }],
])('%s is no variable of a brand', (_what, variables) => {
  expect(readSettings({ variables }).variables).toEqual({});
});

test('at most twenty variables are read', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`--brand-a${i}`, 'red']));
  expect(Object.keys(readSettings({ variables: many }).variables)).toHaveLength(20);
});

test.each([
  { type: 'ready', height: 300 },
  { type: 'height', height: 0 },
  { type: 'pong', id: 4 },
  { type: 'error', message: 'it broke' },
] as const)('a message of the frame is read: %j', (message) => {
  expect(readFromFrame(wrapMessage(message))).toEqual(message);
});

test.each([
  null,
  'ready',
  { type: 'ready', height: 300 },
  { tessera: 'preview', version: 2, type: 'ready', height: 300 },
  { tessera: 'preview', version: 1, type: 'ready', height: -1 },
  { tessera: 'preview', version: 1, type: 'ready', height: '300' },
  { tessera: 'preview', version: 1, type: 'pong', id: Number.NaN },
  { tessera: 'preview', version: 1, type: 'buy' },
])('anything else is ignored: %j', (data) => {
  expect(readFromFrame(data)).toBeNull();
  expect(readToFrame(data)).toBeNull();
});

test('a height and an error have limits', () => {
  expect(readFromFrame(wrapMessage({ type: 'height', height: 10 ** 9 }))).toEqual({
    type: 'height',
    height: 20_000,
  });
  expect(readFromFrame(wrapMessage({ type: 'error', message: 'x'.repeat(1_000) }))).toMatchObject({
    message: 'x'.repeat(300),
  });
});
