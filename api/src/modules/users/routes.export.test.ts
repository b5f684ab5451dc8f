import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let token: string;
let adminId: string;
beforeAll(async () => {
  world = await openAccountsWorld();
  const admin = await signUp(world);
  await world.services.users.makeAdmin(admin.email);
  ({ token } = admin);
  adminId = admin.user._id;
});
afterAll(() => world.close());

/** Inserts a user without a password, with this number of copies. */
async function plant(name: string, email: string, copies: number): Promise<void> {
  await sql`
    insert into users (id, email, name, verified_at) values (gen_random_uuid(), ${email}, ${name}, now())`.execute(
    world.platform.db,
  );
  await sql`
    update user_summaries set free_copies = ${copies}, total_copies = ${copies}
    where user_id = (select id from users where email = ${email})`.execute(world.platform.db);
}

describe('GET /user/admin/users.csv', () => {
  test('is the list as it is narrowed and ordered, inert in a spreadsheet', async () => {
    await plant('=cmd(), "quoted" csvtest', 'csv1@csvtest.test', 2);
    await plant('Second csvtest', 'csv2@csvtest.test', 5);
    const response = await get(world, '/user/admin/users.csv?search=csvtest', bearer(token));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'private, no-store',
    });
    const lines = response.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFName,Email,Role,Verified,Total copies,Free copies,Paid copies,Registered (IST),Last activity (IST)',
    );
    expect(lines[1]).toMatch(/^Second csvtest,csv2@csvtest\.test,user,yes,5,5,0,/);
    expect(lines[2]).toMatch(/^"'=cmd\(\), ""quoted"" csvtest",csv1@csvtest\.test,/);
  });

  test('is written down: who took which list and how many, and nobody by name', async () => {
    await plant('Taken along', 'one@taken.test', 1);
    await get(world, '/user/admin/users.csv?search=taken&filter=active', bearer(token));
    const { rows } = await sql`
      select actor_id, action, subject_kind, subject_id, fields from audit_log where action = 'export' order by id desc limit 1`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([
      {
        actorId: adminId,
        action: 'export',
        subjectKind: 'user-list',
        subjectId: null,
        fields: ['filter active', 'searched', '1 rows'],
      },
    ]);
  });
});
