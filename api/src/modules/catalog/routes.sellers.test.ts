import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { AdminPage } from '@tessera/contract/admin-list';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { bearer, get, openAccountsWorld } from '../../../test/accounts.ts';
import { signUpAdmin } from '../../../test/applicants.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { addCreator } from '../../../test/creators.ts';
import { encodeForm, plainPicture } from '../../../test/forms.ts';
import type { World } from '../../../test/world.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const REFUSED = 'This person is not in the creator program. Choose another creator.';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  ({ token } = await signUpAdmin(world));
});
afterAll(() => world.close());

const FORM = { title: 'Made by Meera', code: 'export const A = 1;', category: 'Hero' };

const put = (id: string, payload: object) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/component/${id}`,
    headers: bearer(token),
    payload,
  });
const create = async (fields: Record<string, string>) => {
  const image = [{ bytes: await plainPicture() }];
  const { payload, headers } = await encodeForm({ ...FORM, ...fields, image });
  return world.http.inject({
    method: 'POST',
    url: `${API_BASE}/component/create`,
    payload,
    headers: { ...headers, ...bearer(token) },
  });
};
const list = async (query: string) =>
  (await get(world, `/component/admin/all?${query}`, bearer(token))).json<
    AdminPage<ComponentRecord>
  >();

describe('who made a component', () => {
  test('is chosen when it is added', async () => {
    const creator = await addCreator(world.platform.db, { name: 'Ravi Menon' });
    const made = await create({ creator });
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({ creator: { _id: creator, name: 'Ravi Menon' } });
    expect((await create({ creator: '' })).json()).toMatchObject({ creator: null });
    expect((await create({})).json()).toMatchObject({ creator: null });
  });

  test('can be changed and removed, is written down, and stays when it is left out', async () => {
    const { db } = world.platform;
    const id = await publishComponent(world);
    const creator = await addCreator(db);
    expect((await put(id, { ...FORM, creator })).json()).toMatchObject({
      creator: { _id: creator, name: 'Meera Nair' },
    });
    expect((await put(id, FORM)).json()).toMatchObject({ creator: { _id: creator } });
    expect((await put(id, { ...FORM, creator: null })).json()).toMatchObject({ creator: null });
    const entries = await db
      .selectFrom('auditLog')
      .select('fields')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ fields }) => fields.includes('creator'))).toEqual([true, true]);
  });

  test('must be somebody who is in the program', async () => {
    const { db } = world.platform;
    const id = await publishComponent(world);
    const gone = await addCreator(db, { endedAt: new Date() });
    for (const creator of [NOBODY, gone])
      for (const answer of [await put(id, { ...FORM, creator }), await create({ creator })]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ message: REFUSED });
      }
    expect((await put(id, { ...FORM, creator: 'Meera' })).statusCode).toBe(400);
  });

  test('stays when the creator leaves, so that the component can still be edited', async () => {
    const { db } = world.platform;
    const id = await publishComponent(world);
    const creator = await addCreator(db);
    await put(id, { ...FORM, creator });
    await db
      .updateTable('creators')
      .set({ endedAt: new Date() })
      .where('id', '=', creator)
      .execute();
    const edited = await put(id, { ...FORM, title: 'Another title', creator });
    expect(edited.statusCode).toBe(200);
    expect(edited.json()).toMatchObject({ title: 'Another title', creator: { _id: creator } });
  });

  test('narrows the list, with and without words, and is in its file', async () => {
    const { db } = world.platform;
    const [one, other] = [await addCreator(db, { name: 'Zoë One' }), await addCreator(db)];
    const [a, b, c] = [
      await publishComponent(world, { title: 'Lantern hero' }),
      await publishComponent(world, { title: 'Quiet footer' }),
      await publishComponent(world, { title: 'Lantern footer' }),
    ];
    for (const [id, sellerId] of [
      [a, one],
      [b, one],
      [c, other],
    ] as const)
      await db.updateTable('components').set({ sellerId }).where('id', '=', id).execute();
    const idsOf = async (query: string) =>
      (await list(query)).items.map(({ _id }) => _id).toSorted();
    expect(await idsOf(`creator=${one}`)).toEqual([a, b].toSorted());
    expect(await idsOf(`creator=${one}&search=lantern`)).toEqual([a]);
    expect((await list(`creator=${one}&search=lantern`)).total).toBe(1);
    expect(await idsOf(`creator=${NOBODY}`)).toEqual([]);
    const file = await get(world, `/component/admin/export?creator=${one}`, bearer(token));
    const [head, ...rows] = file.body.trim().split('\r\n');
    expect(head).toContain(',Creator,');
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toContain(',Zoë One,');
  });
});

describe('GET /creator/admin/creators', () => {
  const names = async (query: string) => {
    const answer = await get(world, `/creator/admin/creators?${query}`, bearer(token));
    expect(answer.statusCode).toBe(200);
    return answer.json<{ creators: { name: string }[]; isMore: boolean }>();
  };

  test('finds a part of a name or an address, at most twenty, and the chosen one', async () => {
    const { db } = world.platform;
    const email = 'unusual.address@example.test';
    const known = await addCreator(db, { name: 'Tara 100%', email });
    for (let i = 0; i < 25; i++) await addCreator(db, { name: `Crowd ${i}` });
    const many = await names('search=crowd');
    expect(many.creators).toHaveLength(20);
    expect(many.isMore).toBe(true);
    expect((await names('search=100%25')).creators.map(({ name }) => name)).toEqual(['Tara 100%']);
    expect((await names('search=sual.addr')).creators).toHaveLength(1);
    expect((await names(`search=crowd&id=${known}`)).creators[0]!.name).toBe('Tara 100%');
  });
});
