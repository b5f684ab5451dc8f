import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ENCODINGS, press } from './pressure.ts';

/** Every server adds these itself. */
const WRITTEN_BY_SERVERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'server',
]);

/** What is sent for this address, not decoded. */
export async function sentFor(url: string) {
  const [response] = (await once(
    get(url, { headers: { 'accept-encoding': ENCODINGS } }),
    'response',
  )) as [IncomingMessage];
  const headers = Object.entries(response.headers).filter(
    ([name]) => !WRITTEN_BY_SERVERS.has(name),
  );
  return {
    bytes: await buffer(response),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}

/** The answer as all of them send it once it has been asked for often: an answer is compressed better then. */
export async function settledAnswer(urls: readonly string[]) {
  for (let tries = 0; tries < 30; tries++) {
    const before = await Promise.all(urls.map(sentFor));
    await press(urls, { seconds: 1 });
    const [first, ...others] = await Promise.all(urls.map(sentFor));
    const isSettled = [...before, ...others].every(({ bytes }) => bytes.equals(first!.bytes));
    if (isSettled) return first!;
  }
  throw new Error('the same request is answered with ever other bytes');
}
