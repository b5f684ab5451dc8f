import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import { headAgain, type HeadText, keepHead } from './head-text.ts';

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** A shared answer as it is sent again and again: its own headers as a list of names and values, and its body as one text. */
type Prepared = {
  readonly head: readonly string[];
  readonly body: Buffer;
  readonly text: string;
  /** The whole head as Node wrote it for the first of them. */
  written: HeadText | null;
};

/** With its head a longer text no longer fits into what Node keeps ready for writing, and would be copied once more. */
const TEXT_MAX_BYTES = 15_000;

/** Where Node keeps what it sends before the body. It is not documented, so nothing but a head as text is believed to be one. */
const HEAD = '_header';

const known = new WeakMap<Buffer, Prepared | null>();

/**
 * What a body is sent with, written down the second time it is sent: most searches are asked once. The headers of a body
 * never change: a new answer, and a better compression of the same one, are other bodies.
 */
export function prepare(body: Buffer, headers: () => Record<string, string>): Prepared | null {
  if (body.length > TEXT_MAX_BYTES) return null;
  const found = known.get(body);
  if (found) return found;
  const prepared =
    found === undefined
      ? null
      : {
          head: Object.entries(headers()).flat(),
          body,
          text: body.toString('latin1'),
          written: null,
        };
  known.set(body, prepared);
  return prepared;
}

/**
 * Sends a prepared answer with less work: head and body leave in one piece, as Node sends texts, and the head is the one
 * that Node wrote for the first of them, with the date and the request's name of this one. A header that is set on the
 * reply takes the place of a prepared one, and anything but success on a connection that stays is sent as ever.
 */
export class PreparedResponse<
  Asked extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Asked> {
  prepared: Prepared | null = null;
  /** Well formed, since it goes into a head as it is; without one no head is used again. */
  requestId = '';
  declare [HEAD]: unknown;

  override writeHead(
    status: number,
    message?: string | GivenHeaders,
    headers?: GivenHeaders,
  ): this {
    const { prepared } = this;
    // Fastify gives its headers as an object, in the place of a message.
    if (!prepared || status !== 200 || typeof message !== 'object' || Array.isArray(message))
      return super.writeHead(status, message as string, headers);
    // What others set on the response itself is not among the headers given here, so it is neither kept nor left out.
    const isUsual =
      this.shouldKeepAlive &&
      this.req.method === 'GET' &&
      !this.headersSent &&
      this.getHeaderNames().length === 0;
    const again =
      isUsual && prepared.written && headAgain(prepared.written, message, this.requestId);
    if (again) {
      this[HEAD] = again;
      if (this.headersSent) return this;
    }
    const { head } = prepared;
    const all: OutgoingHttpHeader[] = [];
    for (let at = 0; at < head.length; at += 2)
      if (message[head[at]!] === undefined) all.push(head[at]!, head[at + 1]!);
    for (const name of Object.keys(message)) all.push(name, message[name]!);
    super.writeHead(status, all);
    if (isUsual) prepared.written ??= keepHead(this[HEAD], message);
    return this;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    const { prepared } = this;
    return prepared !== null && prepared.body === chunk
      ? super.end(prepared.text, 'latin1', done as () => void)
      : super.end(chunk, encoding as BufferEncoding, done as () => void);
  }
}
