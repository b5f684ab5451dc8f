import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@tessera/contract/endpoint';
import type { Verdict } from '../src/platform/cache/limiter.ts';
import { Answer } from '../src/platform/http/answer.ts';
import { withBareServer } from './bare-server.ts';

/** Random, so that the compressed response stays large. */
export const NAME = randomBytes(6_000).toString('base64');

/** A public cached list that is requested over one connection. */
export async function withList(
  o: {
    overrides?: Record<string, string>;
    limit?: () => Verdict;
  } = {},
) {
  const list = endpoint(
    { method: 'GET', path: `/${randomUUID()}`, kind: 'json' },
    {
      summary: 'Lists',
      access: 'public',
      cache: 'public',
      tags: ['plans'],
      query: z.object({ search: z.string().optional() }),
      response: z.object({ name: z.string() }),
    },
  );
  const { app } = await withBareServer(
    (binder) =>
      binder.bind(list, async ({ query }) => {
        if (query.search === 'trouble') throw new Error('trouble');
        const headers = { 'x-total-count': '7', 'x-content-type-options': 'of-its-own' };
        return new Answer({ name: (query.search ?? '') + NAME }, { headers });
      }),
    { overrides: o.overrides ?? {}, ...(o.limit && { limit: o.limit }) },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ids: unknown[] = [];
  const ask = async (
    headers: Record<string, string>,
    how: { method?: string; query?: string } = {},
  ) => {
    const asked = request({
      agent,
      port,
      host: '127.0.0.1',
      path: list.path + (how.query ?? ''),
      method: how.method ?? 'GET',
      headers,
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    const { date, 'x-request-id': id, ...others } = response.headers;
    expect(Math.abs(Date.now() - Date.parse(date!))).toBeLessThan(5_000);
    ids.push(id);
    expect(new Set(ids).size).toBe(ids.length);
    return {
      status: response.statusCode,
      id,
      headers: others,
      raw: response.rawHeaders,
      body,
    };
  };
  return ask;
}
