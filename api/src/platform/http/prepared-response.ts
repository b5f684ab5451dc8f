import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** A shared answer as it is sent again and again: its own headers as a list of names and values, and its body as one text. */
export type Prepared = { head: readonly string[]; body: Buffer; text: string };

const known = new WeakMap<Buffer, Prepared | null>();

/**
 * What a body is sent with, written down the second time it is sent: most searches are asked once. The headers of a body
 * never change: a new answer, and a better compression of the same one, are other bodies.
 */
export function prepare(body: Buffer, headers: () => Record<string, string>): Prepared | null {
  const found = known.get(body);
  if (found) return found;
  const prepared =
    found === undefined
      ? null
      : { head: Object.entries(headers()).flat(), body, text: body.toString('latin1') };
  known.set(body, prepared);
  return prepared;
}

/**
 * Sends a prepared answer with a tenth less work: its headers are not collected one by one, and head and body leave in one
 * piece, as Node sends texts. Everything else is sent as ever.
 */
export class PreparedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  prepared: Prepared | null = null;

  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    const { prepared } = this;
    // Fastify gives its headers as an object, in the place of a message.
    if (!prepared || typeof message !== 'object' || Array.isArray(message))
      return super.writeHead(status, message as string, headers);
    const all: OutgoingHttpHeader[] = prepared.head.slice();
    for (const name of Object.keys(message)) all.push(name, message[name]!);
    return super.writeHead(status, all);
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    const { prepared } = this;
    const isPrepared = prepared !== null && prepared.body === chunk;
    return isPrepared
      ? super.end(prepared.text, 'latin1', done as () => void)
      : super.end(chunk, encoding as BufferEncoding, done as () => void);
  }
}
