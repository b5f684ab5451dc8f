import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { Fault } from '@tessera/contract/faults';
import type { FaultPage } from '@tessera/contract/faults-admin';
import { bearer, get } from './accounts.ts';
import { encodeForm, type Part } from './forms.ts';
import type { World } from './world.ts';

export const SEEN = {
  version: '1',
  what: 'The menu stays open when I tap beside it.',
  place: 'Next.js 16, Safari on iPhone',
  browser: 'Mozilla/5.0 (iPhone)',
};

export async function report(
  world: World,
  token: string,
  componentId: string,
  sent: Record<string, Part | Part[]> = {},
): Promise<Response> {
  const { payload, headers } = await encodeForm({ ...SEEN, ...sent });
  return world.http.inject({
    method: 'POST',
    url: `${API_BASE}/component/${componentId}/faults`,
    payload,
    headers: { ...headers, ...bearer(token) },
  });
}

/** Reports a fault that must be accepted. */
export async function reported(...order: Parameters<typeof report>): Promise<Fault> {
  const response = await report(...order);
  if (response.statusCode !== 200) throw new Error(`could not report: ${response.body}`);
  return response.json();
}

/** The actions of an admin on a fault. Each uses the current version of the fault. */
export function faultAdminOf(world: World, token: string) {
  const list = async (query = ''): Promise<FaultPage> =>
    (await get(world, `/fault/admin/all${query}`, bearer(token))).json();
  const put = (id: string, payload: object): Promise<Response> =>
    world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/fault/admin/${id}`,
      payload,
      headers: bearer(token),
    });
  return {
    list,
    put,
    change: async (id: string, status: string, sentence?: string): Promise<Response> => {
      const found = (await list('?limit=100')).items.find(({ _id }) => _id === id);
      return put(id, {
        status,
        updatedAt: found?.updatedAt,
        ...(sentence !== undefined && { sentence }),
      });
    },
  };
}
