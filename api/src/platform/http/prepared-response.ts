import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import { headFor, type HeadText, isHeadOf, keepHead, type Wire, wireFor } from './head-text.ts';

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Dressing = Readonly<Record<string, string>>;

/** A shared answer as it is sent again and again. */
type Prepared = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The whole head as Node wrote it for the first of them, what it was dressed in, and both together as they were sent last. */
  written: { readonly head: HeadText; readonly dressing: Dressing; wire: Wire | null } | null;
};

/** As much again is kept of an answer that is prepared; the longer one is, the less there is to save. */
const BODY_MAX_BYTES = 15_000;

/** Where Node keeps what it sends before the body, and whether it was sent. Neither is documented: what is found there is looked at first. */
const HEAD = '_header';
const HEAD_SENT = '_headerSent';

const known = new WeakMap<Buffer, Prepared | null>();

/**
 * What a body is sent with, written down the second time it is sent: most searches are asked once. The headers of a body
 * never change: a new answer, and a better compression of the same one, are other bodies.
 */
export function prepare(body: Buffer, headers: () => Record<string, string>): Prepared | null {
  if (body.length > BODY_MAX_BYTES) return null;
  const found = known.get(body);
  if (found) return found;
  const prepared = found === undefined ? null : { headers: headers(), body, written: null };
  known.set(body, prepared);
  return prepared;
}

/**
 * Sends a prepared answer with less work: head and body leave in one piece, and the head is the one that Node wrote for
 * the first of them, with the date and the request's name of this one. A header that is set on the reply takes the place
 * of a prepared one, and anything but success on a connection that stays is sent as ever.
 */
export class PreparedResponse<
  Asked extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Asked> {
  prepared: Prepared | null = null;
  dressing: Dressing | null = null;
  requestId = '';
  /** Whose head this one has, with another date and name. */
  #again: Prepared['written'] = null;
  declare [HEAD]: unknown;
  declare [HEAD_SENT]: unknown;

  /**
   * Whether this is the body that was prepared: it then carries these headers besides its own, and any other body is sent
   * as ever. The name goes into a head as it is, so it must be well formed.
   */
  dress(body: unknown, headers: Dressing, requestId: string): boolean {
    if (this.prepared === null) return false;
    if (this.prepared.body !== body) this.prepared = null;
    this.dressing = headers;
    this.requestId = requestId;
    return this.prepared !== null;
  }

  override writeHead(
    status: number,
    message?: string | GivenHeaders,
    headers?: GivenHeaders,
  ): this {
    const { prepared, dressing } = this;
    const isPrepared = prepared && dressing && status === 200;
    // Fastify gives its headers as an object, in the place of a message.
    if (!isPrepared || typeof message !== 'object' || Array.isArray(message))
      return super.writeHead(status, message as string, headers);
    // What others set on the response itself is not among the headers given here, so it is neither kept nor left out.
    const isUsual =
      this.shouldKeepAlive &&
      this.req.method === 'GET' &&
      !this.headersSent &&
      this.getHeaderNames().length === 0;
    const { written } = prepared;
    if (isUsual && written?.dressing === dressing && isHeadOf(written.head, message)) {
      // `end` sends it from bytes; this is for whoever flushes it before, or writes in pieces.
      this[HEAD] = headFor(written.head, this.requestId);
      if (this.headersSent) {
        this.#again = written;
        return this;
      }
    }
    const all = {
      ...prepared.headers,
      ...dressing,
      'x-request-id': this.requestId,
      ...message,
    };
    super.writeHead(status, Object.entries(all).flat() as OutgoingHttpHeader[]);
    const head = isUsual && !written && keepHead(this[HEAD], message);
    if (head) prepared.written = { head, dressing, wire: null };
    return this;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    const again = this.#again;
    const { prepared } = this;
    if (!again || !prepared || prepared.body !== chunk || this[HEAD_SENT] !== false)
      return super.end(chunk, encoding as BufferEncoding, done as () => void);
    again.wire = wireFor(again.head, prepared.body, this.requestId, again.wire);
    this[HEAD_SENT] = true;
    super.end(again.wire.bytes, encoding as BufferEncoding, done as () => void);
    // What has not left yet, or waits for its turn on the connection, is still read from there.
    if (this.writableLength > 0) again.wire = null;
    return this;
  }
}
