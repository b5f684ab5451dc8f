import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminCounts } from '@tessera/contract/overview';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { applied } from '../../../test/applicants.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { memberWith, submitted } from '../../../test/requests.ts';
import { createTemplate, signUpAdmin } from '../../../test/templates.ts';
import type { World } from '../../../test/world.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let world: World;
let admin: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
});
afterAll(() => world.close());

const counts = async () => (await get(world, '/admin/counts', bearer(admin))).json<AdminCounts>();
const run = (statement: ReturnType<typeof sql>) => statement.execute(world.platform.db);

test('counts what waits for an admin, and how much there is of everything', async () => {
  const before = await counts();
  expect(before.waiting).toEqual({ applications: 0, requests: 0, faults: 0, money: 0 });

  await createPlan(world, 'Pro', 499);
  await signUp(world);
  const withdrawn = await publishComponent(world, { slug: 'gone' });
  await publishComponent(world, { slug: 'here' });
  await run(sql`update components set status = 'withdrawn' where id = ${withdrawn}`);
  await createTemplate(world, admin);
  expect((await counts()).sizes).toEqual({
    users: before.sizes.users + 1,
    components: before.sizes.components + 1,
    templates: before.sizes.templates + 1,
    plans: before.sizes.plans + 1,
  });
});

test('applications, requests and money wait until somebody has dealt with them', async () => {
  const { application } = await applied(world);
  const member = await memberWith(world, 1);
  await submitted(world, member.token);
  const pay = (id: string, disposition: string) =>
    run(sql`insert into provider_payments (payment_id, status, amount_paise, currency, disposition,
      settled_at, provider_created_at, seen_at)
      values (${id}, 'captured', 49900, 'INR', ${disposition}, now(), now(), now())`);
  await pay('pay_00000000000001', 'suspense');
  await pay('pay_00000000000002', 'granted');
  const ask = (status: string, at: string) =>
    run(sql`insert into refund_requests (id, payment_id, amount_paise, asked_by, asked_at, status, why_refused, next_try_at)
      values (${uuidv7()}, 'pay_00000000000002', 49900, ${member.user._id}, ${at}, ${status},
        ${status === 'refused' ? 'Too old' : null}, ${status === 'asked' ? at : null})`);
  await ask('refused', '2026-11-17T10:00:00Z');
  expect((await counts()).waiting).toEqual({ applications: 1, requests: 1, faults: 0, money: 2 });

  await ask('asked', '2026-11-17T11:00:00Z');
  await world.http.inject({
    method: 'PUT',
    url: `/api/creator/applications/${application._id}/approve`,
    headers: bearer(admin),
  });
  expect((await counts()).waiting).toEqual({ applications: 0, requests: 1, faults: 0, money: 1 });
});
