import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ENCODINGS } from './pressure.ts';

/** A response as sent: the body before decoding, and the headers except those that every server adds. */
export type Sent = { bytes: Buffer; headers: Record<string, string> };

/** Headers that every server adds. */
const OF_EVERY_SERVER = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'server',
]);

export async function sentFor(url: string): Promise<Sent> {
  const [response] = (await once(
    get(url, { headers: { 'accept-encoding': ENCODINGS } }),
    'response',
  )) as [IncomingMessage];
  const headers = Object.entries(response.headers).filter(([name]) => !OF_EVERY_SERVER.has(name));
  return {
    bytes: await buffer(response),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}
