import type { OutgoingHttpHeaders } from 'node:http';

/** The head of an answer as text, cut where every answer has something of its own, and what was given for it. */
export type HeadText = {
  readonly given: OutgoingHttpHeaders;
  readonly count: number;
  readonly beforeName: string;
  readonly beforeHour: string;
  readonly end: string;
};

const NAME = 'x-request-id';
const SHAPE =
  /^(?<beforeName>HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*?x-request-id: ).+?(?<beforeHour>\r\n(?:.+\r\n)*?Date: ).+?(?<end>\r\n(?:.+\r\n)*?Connection: keep-alive\r\n(?:.+\r\n)*\r\n)$/;

/** Null if this is not what such a head looks like, in a Node that keeps it otherwise: it is then written anew every time. */
export function writeDown(head: unknown, given: OutgoingHttpHeaders): HeadText | null {
  const parts = typeof head === 'string' ? SHAPE.exec(head)?.groups : undefined;
  if (!parts) return null;
  return {
    given: { ...given },
    count: Object.keys(given).length,
    beforeName: parts['beforeName']!,
    beforeHour: parts['beforeHour']!,
    end: parts['end']!,
  };
}

let second = 0;
let hour = '';

function now(): string {
  const at = Math.floor(Date.now() / 1_000);
  if (at !== second) {
    second = at;
    hour = new Date(at * 1_000).toUTCString();
  }
  return hour;
}

/** The head for these headers, or null if they are not those it was written down for. */
export function sameHead(written: HeadText, headers: OutgoingHttpHeaders): string | null {
  const { given } = written;
  let count = 0;
  for (const name in headers) {
    if (headers[name] !== given[name] && name !== NAME) return null;
    count++;
  }
  // Names of requests are letters, digits and dashes: nothing that could end a line.
  const requestName = headers[NAME];
  return count === written.count && typeof requestName === 'string'
    ? `${written.beforeName}${requestName}${written.beforeHour}${now()}${written.end}`
    : null;
}
