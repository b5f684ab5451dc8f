import { expect, onTestFinished, test, vi } from 'vitest';
import { headFor, isHeadOf, keepHead, wireFor } from './head-text.ts';

const GIVEN = { 'content-length': '7', 'content-type': 'text/plain' };
const HEAD =
  'HTTP/1.1 200 OK\r\netag: "a"\r\nx-request-id: first-one\r\ncontent-length: 7\r\ncontent-type: text/plain\r\nDate: Mon, 16 Nov 2026 00:00:00 GMT\r\nConnection: keep-alive\r\n\r\n';

const headOf = (id: string, date: string) =>
  HEAD.replace('first-one', id).replace('Mon, 16 Nov 2026 00:00:00 GMT', date);

test('the same headers get the same head, with the date and the name of their own', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T23:59:59.400Z') });
  onTestFinished(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
  const kept = keepHead(HEAD, GIVEN)!;
  expect(isHeadOf(kept, { ...GIVEN })).toBe(true);
  const body = Buffer.from([0, 255, 13, 10, 13, 10, 7]);
  let wire = null;
  for (const [laterMs, date, id, isNew] of [
    [0, 'Tue, 17 Nov 2026 23:59:59 GMT', 'second-one', true],
    [599, 'Tue, 17 Nov 2026 23:59:59 GMT', 'third--one', false],
    [1, 'Wed, 18 Nov 2026 00:00:00 GMT', 'fourth-one', false],
    [999, 'Wed, 18 Nov 2026 00:00:00 GMT', 'a-longer-one', true],
    // After seconds in which nobody asked.
    [7_500, 'Wed, 18 Nov 2026 00:00:08 GMT', 'another--one', false],
  ] as const) {
    vi.advanceTimersByTime(laterMs);
    expect(headFor(kept, id)).toBe(headOf(id, date));
    const before = wire;
    wire = wireFor(kept, body, id, before);
    expect(wire.bytes.toString('latin1')).toBe(headOf(id, date) + body.toString('latin1'));
    expect(wire !== before).toBe(isNew);
    // Not a window into memory that others share.
    expect(wire.bytes.buffer.byteLength).toBe(wire.bytes.length);
  }
});

test.each([
  ['another value', { ...GIVEN, 'content-length': '8' }],
  ['one more', { ...GIVEN, connection: 'close' }],
  ['one less', { 'content-length': '7' }],
  ['the name of a request', { ...GIVEN, 'x-request-id': 'third-one' }],
  ['nothing in the place of a length', { 'content-type': 'text/plain', vary: undefined }],
])('%s among the headers: no head', (_, headers) => {
  expect(isHeadOf(keepHead(HEAD, GIVEN)!, headers)).toBe(false);
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
