import { expect, onTestFinished, test, vi } from 'vitest';
import { headAgain, keepHead } from './head-text.ts';

const GIVEN = { 'content-length': '7', 'content-type': 'text/plain' };
const HEAD =
  'HTTP/1.1 200 OK\r\netag: "a"\r\nx-request-id: first-one\r\ncontent-length: 7\r\ncontent-type: text/plain\r\nDate: Mon, 16 Nov 2026 00:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=75\r\n\r\n';

test('the same headers get the same head, with the date and the name of their own', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const kept = keepHead(HEAD, GIVEN)!;
  for (const date of ['Tue, 17 Nov 2026 23:59:59 GMT', 'Wed, 18 Nov 2026 00:00:00 GMT']) {
    vi.setSystemTime(new Date(date));
    expect(headAgain(kept, { ...GIVEN }, 'second-one')).toBe(
      HEAD.replace('first-one', 'second-one').replace('Mon, 16 Nov 2026 00:00:00 GMT', date),
    );
  }
});

test.each([
  ['another value', { ...GIVEN, 'content-length': '8' }],
  ['one more', { ...GIVEN, connection: 'close' }],
  ['one less', { 'content-length': '7' }],
  ['the name of a request', { ...GIVEN, 'x-request-id': 'third-one' }],
  ['nothing in the place of a length', { 'content-type': 'text/plain', vary: undefined }],
])('%s among the headers: no head', (_, headers) => {
  expect(headAgain(keepHead(HEAD, GIVEN)!, headers, 'second-one')).toBe(null);
});

test.each([
  ['nothing', null],
  ['something else than text', { head: HEAD }],
  ['another status', HEAD.replace('200 OK', '201 Created')],
  ['no name', HEAD.replace('x-request-id: first-one\r\n', '')],
  ['no date', HEAD.replace(/Date: .+\r\n/, '')],
  ['a connection that ends', HEAD.replace('keep-alive', 'close')],
  ['no end', HEAD.slice(0, -2)],
])('%s is not taken for a head', (_, head) => {
  expect(keepHead(head, GIVEN)).toBe(null);
});

test.each([
  ['without a length', { 'content-type': 'text/plain' }],
  ['that names its request itself', { ...GIVEN, 'x-request-id': 'first-one' }],
  ['in chunks', { ...GIVEN, 'transfer-encoding': 'chunked' }],
  ['with something after its body', { ...GIVEN, trailer: 'etag' }],
])('the head of an answer %s is not kept', (_, given) => {
  expect(keepHead(HEAD, given)).toBe(null);
});
