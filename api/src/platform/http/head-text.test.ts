import { expect, test } from 'vitest';
import { sameHead, writeDown } from './head-text.ts';

const GIVEN = { 'content-length': '7', 'x-request-id': 'first-one' };
const HEAD =
  'HTTP/1.1 200 OK\r\netag: "a"\r\ncontent-length: 7\r\nx-request-id: first-one\r\nDate: Mon, 16 Nov 2026 00:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=75\r\n\r\n';

test('the same headers get the same head, with the hour and the name of their own', () => {
  const written = writeDown(HEAD, GIVEN)!;
  const again = sameHead(written, { ...GIVEN, 'x-request-id': 'second-one' });
  const date = /^Date: (.+)$/m.exec(again!)![1]!;
  expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(5_000);
  expect(again).toBe(
    HEAD.replace('first-one', 'second-one').replace('Mon, 16 Nov 2026 00:00:00 GMT', date),
  );
});

test.each([
  ['another value', { ...GIVEN, 'content-length': '8' }],
  ['one more', { ...GIVEN, connection: 'close' }],
  ['one less', { 'x-request-id': 'second-one' }],
  ['no name', { 'content-length': '7' }],
  ['a name that is no text', { ...GIVEN, 'x-request-id': 7 }],
])('%s among the headers: no head', (_, headers) => {
  expect(sameHead(writeDown(HEAD, GIVEN)!, headers)).toBe(null);
});

test.each([
  ['nothing', null],
  ['something else than text', { head: HEAD }],
  ['another status', HEAD.replace('200 OK', '201 Created')],
  ['no name', HEAD.replace('x-request-id: first-one\r\n', '')],
  ['no hour', HEAD.replace(/Date: .+\r\n/, '')],
  ['a connection that ends', HEAD.replace('keep-alive', 'close')],
  ['no end', HEAD.slice(0, -2)],
])('%s is not taken for a head', (_, head) => {
  expect(writeDown(head, GIVEN)).toBe(null);
});
