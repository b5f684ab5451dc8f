import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['in-process', 'in-process'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

const sentBy = (forwarded: string | undefined) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;

test.each([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.5', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, '203.0.113.5', '203.0.113.5'],
  [1, ' 203.0.113.5 ', '203.0.113.5'],
  [1, '192.0.2.1, 198.51.100.2,203.0.113.5', '203.0.113.5'],
  [2, '192.0.2.1, 198.51.100.2,203.0.113.5', '198.51.100.2'],
  [3, '192.0.2.1, 198.51.100.2,203.0.113.5', '192.0.2.1'],
  // A request that skipped a proxy has a shorter list. Its first entry is used.
  [5, '192.0.2.1, 198.51.100.2,203.0.113.5', '192.0.2.1'],
  [2, '203.0.113.5', '203.0.113.5'],
  [1, '2001:db8::1, ::ffff:203.0.113.5', '::ffff:203.0.113.5'],
])('behind %i proxies a request forwarded for %j comes from %s', (proxies, forwarded, address) => {
  expect(addressOf(sentBy(forwarded), proxies)).toBe(address);
});
