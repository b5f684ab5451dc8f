import { API_BASE } from '@tessera/contract/addresses';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { bearer, get, openAccountsWorld, post, signUp } from './accounts.ts';

/** A world with an admin who manages plans. */
export async function openPlanAdmin() {
  const world = await openAccountsWorld();
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  const admin = bearer(person.token);

  let made = 0;
  const form = (more: object = {}) => ({
    name: `Plan ${++made}`,
    price: 499,
    duration: 30,
    features: ['One', '', '  ', 'Two'],
    accessiblePlans: [],
    ...more,
  });
  const add = (payload: object) => post(world, '/subscription-plan', payload, admin);
  const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    world.http.inject({
      method,
      url: API_BASE + path,
      headers: admin,
      ...(payload && { payload }),
    });

  return {
    world,
    adminId: person.user._id,
    form,
    add,
    send,
    /** Returns the plan. Throws with the response body if it was refused. */
    create: async (more: object = {}): Promise<PlanRecord> => {
      const response = await add(form(more));
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<PlanRecord>();
    },
    change: (id: string, payload: object) => send('PUT', `/subscription-plan/${id}`, payload),
    remove: (id: string, query = '') => send('DELETE', `/subscription-plan/${id}${query}`),
    records: async () =>
      (await get(world, '/subscription-plan/admin/all', admin)).json<PlanRecord[]>(),
    settings: async () =>
      (await get(world, '/subscription-plan/admin/settings', admin)).json<{ planLinks: string }>(),
    onSale: async () =>
      (await get(world, '/subscription-plan')).json<
        { _id: string; name: string; price: number }[]
      >(),
    auditOf: (id: string) =>
      world.platform.db
        .selectFrom('auditLog')
        .select(['actorId', 'action', 'subjectKind', 'fields'])
        .where('subjectId', '=', id)
        .orderBy('id')
        .execute(),
    codeStatus: async (token: string, id: string) =>
      (await get(world, `/component/${id}/code`, bearer(token))).statusCode,
  };
}
