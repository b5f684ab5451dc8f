import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address a request was sent from: each proxy in front adds the one that asked it to the end of a list, and so many
 * from the end are believed. Written out, since taking every list apart costs a twentieth of a cached answer.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const listed = proxies > 0 ? headers['x-forwarded-for'] : undefined;
  const list = Array.isArray(listed) ? listed.join(',') : listed;
  if (!list) return socket.remoteAddress ?? '';
  let end = list.length;
  let start = list.lastIndexOf(',');
  for (let hop = 1; hop < proxies && start > 0; hop++) {
    end = start;
    start = list.lastIndexOf(',', end - 1);
  }
  return list.slice(start + 1, end).trim();
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What limits count by: one IPv4 address, or the IPv6 /64 that a single household or server is given whole. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]!.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
