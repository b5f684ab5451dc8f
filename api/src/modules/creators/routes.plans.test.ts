import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { PLANS_TEXT } from '@tessera/contract/application-rules';
import type { Application, ApplicationPage } from '@tessera/contract/creators';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { applied, apply, decide, signUpAdmin } from '../../../test/applicants.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { addCreator } from '../../../test/creators.ts';
import { encodeForm, plainPicture } from '../../../test/forms.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: { token: string };
let plan: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
  plan = await createPlan(world, 'Pro', 499);
});
afterAll(() => world.close());

const VERSION = PLANS_TEXT.version;
const AGREED = { opensPlans: 'yes', plansText: VERSION } as const;
const REFUSED = { opensPlans: 'no', plansText: VERSION } as const;

const seenByAdmin = async (email: string): Promise<Application> => {
  const page = await get(world, `/creator/applications?search=${email}`, bearer(admin.token));
  return page.json<ApplicationPage>().items[0]!;
};
const creatorOf = (email: string) =>
  world.platform.db
    .selectFrom('creators')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
const answer = (token: string, payload: object) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/creator/plans-consent`,
    headers: bearer(token),
    payload,
  });

describe('the answer about plans', () => {
  test.each([
    ['yes', AGREED, true],
    ['no', REFUSED, false],
  ] as const)(
    '%s is kept with its time and the version of the question',
    async (_, sent, agrees) => {
      const { token, email } = await signUp(world);
      const { application } = await applied(world, sent, token);
      const kept = { agrees, version: VERSION, at: application.createdAt };
      expect(application.plansConsent).toEqual(kept);
      expect((await seenByAdmin(email)).plansConsent).toEqual(kept);
      await decide(world, admin.token, application._id, 'approve');
      expect(await creatorOf(email)).toMatchObject({
        plansAgreed: agrees,
        plansText: VERSION,
        plansAnsweredAt: new Date(application.createdAt),
      });
    },
  );

  test('is unknown when it was never asked', async () => {
    const { token, email } = await signUp(world);
    const { application } = await applied(world, {}, token);
    expect(application.plansConsent).toBeNull();
    await decide(world, admin.token, application._id, 'approve');
    expect(await creatorOf(email)).toMatchObject({ plansAgreed: null, plansText: null });
  });

  test('to another version of the question is refused', async () => {
    const { token, email } = await signUp(world);
    for (const plansText of ['2020-01', '']) {
      const refused = await apply(world, { opensPlans: 'yes', plansText }, token);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ message: PLANS_TEXT.outdated });
    }
    const { application } = await applied(world, {}, token);
    await decide(world, admin.token, application._id, 'approve');
    const old = await answer(token, { opensPlans: true, plansText: '2020-01' });
    expect(old.statusCode).toBe(400);
    expect((await creatorOf(email))!.plansAgreed).toBeNull();
  });

  test('can be given later by the creator alone, is shown to admins, and is written down', async () => {
    const { db } = world.platform;
    const { token, email, user } = await signUp(world);
    const { application } = await applied(world, {}, token);
    const later = { opensPlans: true, plansText: VERSION };
    expect((await answer(token, later)).statusCode).toBe(404);
    await decide(world, admin.token, application._id, 'approve');
    expect((await answer((await signUp(world)).token, later)).statusCode).toBe(404);
    const given = await answer(token, later);
    expect(given.json()).toMatchObject({ plansConsent: { agrees: true, version: VERSION } });
    expect((await seenByAdmin(email)).plansConsent).toEqual(given.json().plansConsent);
    await answer(token, { ...later, opensPlans: false });
    const { id, plansAgreed } = (await creatorOf(email))!;
    expect(plansAgreed).toBe(false);
    expect(
      await db
        .selectFrom('auditLog')
        .select(['actorId', 'fields'])
        .where('subjectId', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual([
      { actorId: user._id, fields: ['plans yes', `text ${VERSION}`] },
      { actorId: user._id, fields: ['plans no', `text ${VERSION}`] },
    ]);
  });
});

describe("a creator's component", () => {
  const FORM = { title: 'Made by Meera', code: 'export const A = 1;', category: 'Hero' };
  const NO_CONSENT =
    'Meera Nair has not agreed that plans open their components. Keep the component private until they agree on the page of the creator program.';
  const put = (id: string, payload: object) =>
    world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin.token),
      payload: { ...FORM, ...payload },
    });
  const create = async (fields: Record<string, string>) => {
    const image = [{ bytes: await plainPicture() }];
    const { payload, headers } = await encodeForm({ ...FORM, ...fields, image });
    return world.http.inject({
      method: 'POST',
      url: `${API_BASE}/component/create`,
      payload,
      headers: { ...headers, ...bearer(admin.token) },
    });
  };

  test('joins no plan without consent, whichever of the two is set first', async () => {
    const { db } = world.platform;
    for (const unwilling of [await addCreator(db), await addCreator(db, { plansAgreed: false })]) {
      const [planned, made] = [
        await publishComponent(world, { planId: plan }),
        await publishComponent(world),
      ];
      expect((await put(made, { creator: unwilling })).statusCode).toBe(200);
      for (const refused of [
        await put(planned, { creator: unwilling }),
        await put(made, { subscriptionPlan: plan }),
        await create({ creator: unwilling, subscriptionPlan: plan }),
      ]) {
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({ message: NO_CONSENT });
      }
      const kept = await db
        .selectFrom('components')
        .select(['id', 'planId', 'sellerId'])
        .where('id', 'in', [planned, made])
        .orderBy('id')
        .execute();
      expect(kept).toEqual([
        { id: planned, planId: plan, sellerId: null },
        { id: made, planId: null, sellerId: unwilling },
      ]);
    }
  });

  test('joins a plan with consent, and can be edited after the consent has ended', async () => {
    const { db } = world.platform;
    const creator = await addCreator(db, { plansAgreed: true });
    expect((await create({ creator, subscriptionPlan: plan })).statusCode).toBe(200);
    const id = await publishComponent(world);
    expect((await put(id, { creator, subscriptionPlan: plan })).statusCode).toBe(200);
    await db
      .updateTable('creators')
      .set({ plansAgreed: false })
      .where('id', '=', creator)
      .execute();
    const edited = await put(id, { title: 'Another title', creator, subscriptionPlan: plan });
    expect(edited.statusCode).toBe(200);
  });

  test('is not given away: neither by an edit, nor when its plan is retired', async () => {
    const { db } = world.platform;
    const creator = await addCreator(db, { plansAgreed: true });
    const [own, other] = [
      await createPlan(world, 'Own', 99),
      await createPlan(world, 'Other', 199),
    ];
    const id = await publishComponent(world, { planId: own });
    expect((await put(id, { creator, subscriptionPlan: own })).statusCode).toBe(200);
    expect((await put(id, { creator, subscriptionPlan: null })).json()).toMatchObject({
      message:
        'Without a plan a component is free for everybody. What a creator sells is not given away.',
    });
    const retire = (moveTo: string) =>
      world.http.inject({
        method: 'DELETE',
        url: `${API_BASE}/subscription-plan/${own}?moveTo=${moveTo}`,
        headers: bearer(admin.token),
      });
    expect((await retire('free')).statusCode).toBe(409);
    await db
      .updateTable('creators')
      .set({ plansAgreed: false })
      .where('id', '=', creator)
      .execute();
    expect((await retire(other)).statusCode).toBe(409);
    const { planId } = await db
      .selectFrom('components')
      .select('planId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(planId).toBe(own);
    await db.updateTable('creators').set({ plansAgreed: true }).where('id', '=', creator).execute();
    expect((await retire(other)).statusCode).toBe(200);
  });
});
