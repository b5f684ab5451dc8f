import type { OutgoingHttpHeaders } from 'node:http';

/** The head of an answer as text, cut where every answer has something of its own, and the headers it was written for. */
export type HeadText = {
  readonly given: OutgoingHttpHeaders;
  readonly count: number;
  readonly beforeId: string;
  readonly beforeDate: string;
  readonly end: string;
};

const SHAPE =
  /^(?<beforeId>HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*?x-request-id: ).+?(?<beforeDate>\r\n(?:.+\r\n)*?Date: ).+?(?<end>\r\n(?:.+\r\n)*?Connection: keep-alive\r\n(?:.+\r\n)*\r\n)$/;

/** Null if the text does not look like such a head, as in a Node that keeps something else there, or if no length was given. */
export function keepHead(head: unknown, given: OutgoingHttpHeaders): HeadText | null {
  const parts = typeof head === 'string' ? SHAPE.exec(head)?.groups : undefined;
  // Without a length, or with something after the body, Node does more for an answer than to write its head.
  const isPlain = typeof given['content-length'] === 'string' && !('trailer' in given);
  if (!parts || !isPlain || 'transfer-encoding' in given || 'x-request-id' in given) return null;
  return {
    given: { ...given },
    count: Object.keys(given).length,
    beforeId: parts['beforeId']!,
    beforeDate: parts['beforeDate']!,
    end: parts['end']!,
  };
}

let second = 0;
let date = '';

function now(): string {
  const at = Math.floor(Date.now() / 1_000);
  if (at !== second) {
    second = at;
    date = new Date(at * 1_000).toUTCString();
  }
  return date;
}

/** The head for a request of this name, or null if these headers are not those it was written for. */
export function headAgain(
  kept: HeadText,
  headers: OutgoingHttpHeaders,
  requestId: string,
): string | null {
  const { given } = kept;
  let count = 0;
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || value !== given[name]) return null;
    count++;
  }
  return count === kept.count
    ? `${kept.beforeId}${requestId}${kept.beforeDate}${now()}${kept.end}`
    : null;
}
