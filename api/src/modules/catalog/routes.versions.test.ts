import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { createPlan, publishComponent, publishGoodOf } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import type { World } from '../../../test/world.ts';
import { sha256Of } from '../../platform/sha256.ts';

let world: World;
let pro: string;
let admin: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  pro = await createPlan(world, 'Pro', 499);
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  admin = person.token;
});
afterAll(() => world.close());

const CODE = /FirstMarker|SecondMarker/;
const FIRST = `export const FirstMarker = 1;\nexport const kept = 2;\n`;
const SECOND = `export const SecondMarker = 1;\nexport const kept = 2;\n`;
const NOTE = {
  breaks: true,
  notes: [
    { kind: 'mended', text: 'The marker is right' },
    { kind: 'changed', text: 'It has another name' },
  ],
};

const edit = (id: string, payload: object) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/component/${id}`,
    headers: bearer(admin),
    payload: { title: 'In versions', category: 'Hero', code: SECOND, ...payload },
  });

/** A component with two versions. */
async function publishTwice(o: { slug?: string; planId?: string } = {}): Promise<string> {
  const id = await publishComponent(world, { ...o, code: FIRST });
  const response = await edit(id, { changes: NOTE });
  expect([response.statusCode, response.json().version]).toEqual([200, 2]);
  return id;
}

const NAMES = ['code', 'free-code', 'diff'] as const;
const ask = (id: string, rest: string, token?: string) =>
  get(world, `/component/${id}/versions/${rest}`, token === undefined ? {} : bearer(token));
/** The status of the code of the first version, of its public variant and of the diff. */
async function statuses(id: string, token?: string): Promise<number[]> {
  const responses = await Promise.all(
    NAMES.map((name) => ask(id, name === 'diff' ? '2/diff' : `1/${name}`, token)),
  );
  for (const { statusCode, body } of responses)
    expect([statusCode, CODE.test(body)]).toEqual([statusCode, statusCode === 200]);
  return responses.map(({ statusCode }) => statusCode);
}

const setPlan = async (id: string, subscriptionPlan: string | null) =>
  expect((await edit(id, { subscriptionPlan })).statusCode).toBe(200);

describe('the list of versions', () => {
  test('is public, newest first, and has no code', async () => {
    await publishTwice({ slug: 'in-versions', planId: pro });
    const response = await get(world, '/component/in-versions/versions');
    expect(response.headers['cache-control']).toMatch(/^public/);
    expect(response.json()).toEqual([
      {
        number: 2,
        publishedAt: expect.any(String),
        note: NOTE,
        linesAdded: 1,
        linesRemoved: 1,
        lines: 2,
        isCurrent: true,
      },
      {
        number: 1,
        publishedAt: expect.any(String),
        note: null,
        linesAdded: null,
        linesRemoved: null,
        lines: 2,
        isCurrent: false,
      },
    ]);
    expect(response.body).not.toMatch(CODE);
  });

  test('has the weight that was measured, and follows a new version at once', async () => {
    const size = { figures: { scriptBytes: 1_600, styleBytes: 400 } };
    await publishGoodOf(world, { slug: 'weighed', checks: { size } });
    const list = async () => (await get(world, '/component/weighed/versions')).json<object[]>();
    expect(await list()).toMatchObject([{ number: 1, gzipBytes: 2_000 }]);
    const changes = { breaks: false, notes: [{ kind: 'added' as const, text: 'A second file' }] };
    await publishGoodOf(world, { slug: 'weighed', dependencies: { react: '19' }, changes });
    expect(await list()).toMatchObject([
      { number: 2, note: changes, linesAdded: 0, linesRemoved: 0, isCurrent: true },
      { number: 1, isCurrent: false },
    ]);
  });

  test('says that only the licence changed', async () => {
    const id = await publishComponent(world, { slug: 'relicensed', code: SECOND });
    await setPlan(id, pro);
    expect((await get(world, '/component/relicensed/versions')).json()).toMatchObject([
      {
        number: 2,
        note: {
          breaks: false,
          notes: [{ kind: 'changed', text: expect.stringMatching('licence') }],
        },
        linesAdded: 0,
        linesRemoved: 0,
      },
      { number: 1 },
    ]);
  });

  test('is there by an old slug, and not for what is unknown or withdrawn', async () => {
    const id = await publishTwice({ slug: 'listed-now' });
    await world.platform.db
      .insertInto('slugRedirects')
      .values({ slug: 'listed-before', componentId: id })
      .execute();
    expect((await get(world, '/component/listed-before/versions')).json()).toHaveLength(2);
    await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin),
    });
    for (const slug of ['listed-now', 'never-was'])
      expect((await get(world, `/component/${slug}/versions`)).statusCode).toBe(404);
  });
});

describe('an older version', () => {
  test('of a paid item opens for those who may copy the current one, and for nobody else', async () => {
    const id = await publishTwice({ planId: pro });
    expect(await statuses(id)).toEqual([401, 404, 404]);
    const [member, buyer, holder] = [await signUp(world), await signUp(world), await signUp(world)];
    expect(await statuses(id, member.token)).toEqual([403, 404, 403]);
    await giveComponent(world, buyer.user._id, id);
    await givePlan(world, holder.user._id, pro);
    for (const token of [buyer.token, holder.token, admin])
      expect(await statuses(id, token)).toEqual([200, 404, 200]);
  });

  test('is not for who has not verified the address', async () => {
    const [paid, free] = [await publishTwice({ planId: pro }), await publishTwice()];
    const person = await signUp(world);
    await givePlan(world, person.user._id, pro);
    await world.platform.db
      .updateTable('users')
      .set({ verifiedAt: null })
      .where('id', '=', person.user._id)
      .execute();
    expect(await statuses(paid, person.token)).toEqual([403, 404, 404]);
    expect(await statuses(free, person.token)).toEqual([403, 200, 200]);
  });

  test('of a free item is read by everybody and never kept as a diff by caches', async () => {
    const id = await publishTwice();
    expect(await statuses(id)).toEqual([401, 200, 200]);
    const [code, diff] = [await ask(id, '1/free-code'), await ask(id, '2/diff')];
    expect(code.headers['cache-control']).toMatch(/^public/);
    expect(diff.headers['cache-control']).toBe('private, no-store');
    expect(code.json()).toEqual({
      _id: id,
      slug: expect.any(String),
      code: FIRST,
      highlighted: null,
      version: 1,
      sha256: sha256Of(FIRST),
    });
    const { token } = await signUp(world);
    expect((await ask(id, '2/code', token)).json()).toMatchObject({
      code: SECOND,
      version: 2,
      sha256: sha256Of(SECOND),
    });
  });

  test('follows the item: it opens when the item becomes free and closes when it needs a plan', async () => {
    const id = await publishTwice({ planId: pro });
    const { token } = await signUp(world);
    await setPlan(id, null);
    expect([await statuses(id), await statuses(id, token)]).toEqual([
      [401, 200, 200],
      [200, 200, 200],
    ]);
    await setPlan(id, pro);
    expect([await statuses(id), await statuses(id, token)]).toEqual([
      [401, 404, 404],
      [403, 404, 403],
    ]);
  });

  test('of a withdrawn item stays with its buyers', async () => {
    const [paid, free] = [await publishTwice({ planId: pro }), await publishTwice()];
    const [buyer, holder] = [await signUp(world), await signUp(world)];
    await giveComponent(world, buyer.user._id, paid);
    await givePlan(world, holder.user._id, pro);
    for (const id of [paid, free])
      await world.http.inject({
        method: 'DELETE',
        url: `${API_BASE}/component/${id}`,
        headers: bearer(admin),
      });
    expect(await statuses(paid, buyer.token)).toEqual([200, 404, 200]);
    expect(await statuses(paid, holder.token)).toEqual([404, 404, 404]);
    expect(await statuses(free)).toEqual([401, 404, 404]);
  });

  test('that never was is not there', async () => {
    const id = await publishTwice();
    for (const rest of ['9/free-code', '9/diff', '2/diff?from=9'])
      expect([rest, (await ask(id, rest)).statusCode]).toEqual([rest, 404]);
    for (const rest of ['0/free-code', 'x/diff', '2/diff?from=1.5'])
      expect([rest, (await ask(id, rest)).statusCode]).toEqual([rest, 400]);
  });
});

describe('the difference of two versions', () => {
  test('is that to the version before, or to another one', async () => {
    const id = await publishTwice();
    await edit(id, { code: `${SECOND}export const last = 3;\n` });
    const diff = (await ask(id, '3/diff')).json();
    expect(diff).toMatchObject({ from: 2, to: 3, added: 1, removed: 0 });
    expect((await ask(id, '3/diff?from=1')).json()).toEqual({
      from: 1,
      to: 3,
      added: 2,
      removed: 1,
      hunks: [
        {
          fromLine: 1,
          toLine: 1,
          lines: [
            { kind: 'removed', text: 'export const FirstMarker = 1;' },
            { kind: 'added', text: 'export const SecondMarker = 1;' },
            { kind: 'same', text: 'export const kept = 2;' },
            { kind: 'added', text: 'export const last = 3;' },
          ],
        },
      ],
    });
    expect((await ask(id, '1/diff')).json()).toMatchObject({ from: 1, to: 1, hunks: [] });
  });

  test('is refused in plain words when the versions differ too much', async () => {
    const id = await publishTwice();
    await edit(id, { code: 'a\n'.repeat(6_000) });
    const response = await ask(id, '3/diff');
    expect([response.statusCode, response.json().code]).toEqual([422, 'DIFF_TOO_LARGE']);
    const [newest] = (
      await get(world, `/component/${(await ask(id, '3/free-code')).json().slug}/versions`)
    ).json();
    expect(newest).toMatchObject({ linesAdded: null, linesRemoved: null, note: null });
  });
});

test.each([
  { breaks: 'no', notes: [{ kind: 'added', text: 'x' }] },
  { breaks: false, notes: [] },
  { breaks: false, notes: [{ kind: 'improved', text: 'x' }] },
  { breaks: false, notes: [{ kind: 'added', text: ' ' }] },
  { breaks: false, notes: [{ kind: 'added', text: 'x'.repeat(201) }] },
  { breaks: false, notes: Array.from({ length: 13 }, () => ({ kind: 'added', text: 'x' })) },
])('%j is refused as a note', async (changes) => {
  const id = await publishComponent(world, { code: FIRST });
  expect((await edit(id, { changes })).statusCode).toBe(400);
});
