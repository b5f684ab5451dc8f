import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { ApiKey } from '@tessera/contract/keys';
import { bearer, post } from './accounts.ts';
import type { World } from './world.ts';

export type MadeKey = { key: ApiKey; secret: string };

export const askForKey = (world: World, token: string, o: object = {}): Promise<Response> =>
  post(
    world,
    '/user/keys',
    { name: 'Studio laptop', scopes: ['catalogue', 'code'], days: null, ...o },
    bearer(token),
  );

export async function makeKey(world: World, token: string, o: object = {}): Promise<MadeKey> {
  const response = await askForKey(world, token, o);
  if (response.statusCode !== 200) throw new Error(`no key: ${response.body}`);
  return response.json<MadeKey>();
}

export const revokeKey = (world: World, token: string, id: string): Promise<Response> =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/keys/${id}`,
    headers: bearer(token),
  });
