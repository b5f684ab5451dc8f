import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import type { Allowance, RequestDetail } from '@tessera/contract/requests';
import type { RequestFile } from '@tessera/contract/requests-admin';
import { inTransaction } from '../src/platform/db/database.ts';
import { bearer, get, post, signUp } from './accounts.ts';
import { encodeForm, plainPicture, type Part } from './forms.ts';
import { givePlan } from './library.ts';
import type { World } from './world.ts';

export const ASKED = {
  title: 'A seat map for a theatre',
  category: 'Blocks',
  purpose: 'Visitors choose their seats by keyboard or touch.',
};

let made = 0;

/** Creates a plan with this quota of requests. */
export const planGiving = (world: World, requestQuota: number | null): Promise<string> =>
  inTransaction(world.platform.db, (tx) =>
    world.services.plans.create(tx, {
      name: `Plan ${++made}`,
      pricePaise: 49_900,
      durationDays: 30,
      features: [],
      requestQuota,
      linkedPlanIds: [],
    }),
  );

/** Signs up a member whose plan has this quota of requests. */
export async function memberWith(world: World, requestQuota: number | null) {
  const member = await signUp(world);
  const planId = await planGiving(world, requestQuota);
  await givePlan(world, member.user._id, planId);
  return { ...member, planId };
}

export async function submit(
  world: World,
  token: string,
  sent: Record<string, string> & { pictures?: never } = {},
  pictures: Part[] = [],
): Promise<Response> {
  const { payload, headers } = await encodeForm({ ...ASKED, ...sent, pictures });
  return world.http.inject({
    method: 'POST',
    url: `${API_BASE}/request/create`,
    payload,
    headers: { ...headers, ...bearer(token) },
  });
}

/** Submits a request that must be accepted. */
export async function submitted(
  world: World,
  token: string,
  sent?: Parameters<typeof submit>[2],
  pictures?: Part[],
): Promise<RequestDetail> {
  const response = await submit(world, token, sent, pictures);
  if (response.statusCode !== 200) throw new Error(`could not ask: ${response.body}`);
  return response.json();
}

export const allowanceOf = async (world: World, token: string): Promise<Allowance> =>
  (await get(world, '/request/allowance', bearer(token))).json();

/** The actions of an admin on a request. Each uses the current version of the request. */
export function requestAdminOf(world: World, token: string) {
  const put = (path: string, payload: object): Promise<Response> =>
    world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/request/admin/${path}`,
      payload,
      headers: bearer(token),
    });
  const read = async (id: string): Promise<RequestFile> =>
    (await get(world, `/request/admin/${id}`, bearer(token))).json();
  const move = async (id: string, status: string, text?: string): Promise<Response> => {
    const { updatedAt } = await read(id);
    return put(`${id}/status`, { status, updatedAt, ...(text && { text }) });
  };
  return {
    put,
    read,
    move,
    deliver: async (id: string, componentId: string, o: object = {}): Promise<Response> => {
      const { updatedAt } = await read(id);
      return put(`${id}/deliver`, { componentId, updatedAt, ...o });
    },
    reply: (id: string, text: string): Promise<Response> =>
      post(world, `/request/admin/${id}/messages`, { text }, bearer(token)),
    /** Moves the request to the status in which it can be delivered. */
    begin: async (id: string): Promise<void> => {
      await move(id, 'accepted');
      await move(id, 'in-progress');
    },
    /** Creates a private component through the admin form. */
    make: async (o: Record<string, string> = {}): Promise<ComponentRecord> => {
      const { payload, headers } = await encodeForm({
        title: `Made to measure ${++made}`,
        category: 'Blocks',
        code: `export const Made${made} = () => null;`,
        visibility: 'private',
        image: { bytes: await plainPicture() },
        ...o,
      });
      const response = await world.http.inject({
        method: 'POST',
        url: `${API_BASE}/component/create`,
        payload,
        headers: { ...headers, ...bearer(token) },
      });
      if (response.statusCode !== 200) throw new Error(`could not make: ${response.body}`);
      return response.json();
    },
  };
}
