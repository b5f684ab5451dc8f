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

let date = '';

/** Written once a second, and only in seconds in which somebody asks. */
function now(): string {
  if (date === '') {
    const at = new Date();
    date = at.toUTCString();
    setTimeout(() => (date = ''), 1_000 - at.getMilliseconds()).unref();
  }
  return date;
}

/** Whether these headers are those that the head was written for. */
export function isHeadOf({ given, count }: HeadText, headers: OutgoingHttpHeaders): boolean {
  let same = 0;
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || value !== given[name]) return false;
    same++;
  }
  return same === count;
}

/** The head for a request of this name. */
export const headFor = (head: HeadText, id: string): string =>
  `${head.beforeId}${id}${head.beforeDate}${now()}${head.end}`;

/** A head with its body behind it, as both go over the wire, and what of it is a request's own. */
export type Wire = { readonly bytes: Buffer; readonly idLength: number; date: string };

/**
 * All of them for a request of this name: those of the one before it with what differs written over, or new ones if
 * nothing is left of it or its name was of another length.
 */
export function wireFor(head: HeadText, body: Buffer, id: string, before: Wire | null): Wire {
  const time = now();
  if (before?.idLength !== id.length)
    return { bytes: inOnePiece(headFor(head, id), body), idLength: id.length, date: time };
  const idAt = head.beforeId.length;
  before.bytes.write(id, idAt, 'latin1');
  if (before.date !== time) {
    before.bytes.write(time, idAt + id.length + head.beforeDate.length, 'latin1');
    before.date = time;
  }
  return before;
}

/** In memory of its own: a piece of the memory that small buffers share would keep all of that alive. */
function inOnePiece(head: string, body: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length);
  bytes.write(head, 'latin1');
  body.copy(bytes, head.length);
  return bytes;
}
