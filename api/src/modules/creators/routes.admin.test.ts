import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationPage } from '@tessera/contract/creators';
import { bearer, get, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { applied, decide, signUpAdmin } from '../../../test/applicants.ts';
import { plainPicture } from '../../../test/forms.ts';
import { newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
let admin: { token: string; user: { _id: string } };
beforeAll(async () => {
  world = await openAccountsWorld();
  admin = await signUpAdmin(world);
});
afterAll(() => world.close());

const SOME_ID = '00000000-0000-7000-8000-000000000000';

const list = async (query = ''): Promise<ApplicationPage> => {
  const response = await get(world, `/creator/applications${query}`, bearer(admin.token));
  expect(response.statusCode).toBe(200);
  return response.json();
};
const auditOf = async (id: string) =>
  (
    await sql`select actor_id, action, fields from audit_log where subject_id = ${id}`.execute(
      world.platform.db,
    )
  ).rows;

describe('GET /creator/applications', () => {
  test('is for admins [API-36] [S1-11]', async () => {
    expect((await get(world, '/creator/applications')).statusCode).toBe(401);
    const { token } = await signUp(world);
    expect((await get(world, '/creator/applications', bearer(token))).statusCode).toBe(403);
    const answer = await get(world, '/creator/applications', bearer(admin.token));
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('has ten on a page, newest first, and counts them all [API-36] [CON-20]', async () => {
    const before = (await list()).total;
    for (let i = 0; i < 12; i++) await applied(world, { name: `Applicant ${i}`, city: 'Paged' });
    const [first, second] = [await list(), await list('?page=2')];
    expect(first.items).toHaveLength(10);
    expect(first).toMatchObject({ total: before + 12, isMore: false });
    expect(first.items[0]!.name).toBe('Applicant 11');
    expect(second.items[0]!.name).toBe('Applicant 1');
    expect(first.counts.pending).toBe(before + 12);
    expect((await list('?search=paged&sort=name&direction=asc')).items[1]!.name).toBe(
      'Applicant 1',
    );
  });

  test('finds a part of a name, an address, a number or a city, and no pattern', async () => {
    const email = newAddress();
    const name = 'Zoë 100%_\\ "Quote"';
    const { application } = await applied(world, {
      email,
      name,
      phone: '040 7788 9900',
      city: 'Hyderabad',
    });
    for (const search of ['zoë 1', email.slice(3), '7788 99', 'hyderab', '100%_\\', '"Quote"'])
      expect(
        (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ _id }) => _id),
      ).toContain(application._id);
    for (const search of ['%%%', '100__\\', 'Hyderabad040', "'; drop table users; --"])
      expect((await list(`?search=${encodeURIComponent(search)}`)).items).toEqual([]);
  });

  test('can be narrowed to a status', async () => {
    const { application } = await applied(world);
    await decide(world, admin.token, application._id, 'reject');
    const { items, counts } = await list('?status=rejected');
    expect(items.map(({ status }) => status)).toEqual(items.map(() => 'rejected'));
    expect(items.map(({ _id }) => _id)).toContain(application._id);
    expect(counts.rejected).toBe(items.length);
  });

  test('carries links to the samples and to small ones', async () => {
    const bytes = await plainPicture('png', { width: 1_800, height: 900 });
    const { application } = await applied(world, { workSamples: [{ bytes }] });
    const row = (await list()).items.find(({ _id }) => _id === application._id)!;
    const sizes = await Promise.all(
      [row.workSamples[0]!, row.thumbnails[0]!].map(
        async (url) => (await world.http.inject({ url })).rawPayload.length,
      ),
    );
    expect(sizes[0]).toBeGreaterThan(sizes[1]!);
  });
});

describe('deciding', () => {
  test('approves without a body, once, and writes down who did it [API-37] [ST-43]', async () => {
    const { application } = await applied(world);
    const answer = await decide(world, admin.token, application._id, 'approve');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      application: { status: 'approved', decidedAt: expect.any(String) },
      message: 'Application approved successfully',
    });
    expect(await auditOf(application._id)).toEqual([
      { actorId: admin.user._id, action: 'approve', fields: ['status'] },
    ]);
  });

  test('rejects without a body, or with a reason [API-38] [ST-43]', async () => {
    const [plain, told] = [await applied(world), await applied(world)];
    const answer = await decide(world, admin.token, plain.application._id, 'reject');
    expect(answer.json()).toMatchObject({
      application: { status: 'rejected', reason: null },
      message: 'Application rejected',
    });
    const reasoned = await decide(world, admin.token, told.application._id, 'reject', {
      reason: '  More work, please. ',
    });
    expect(reasoned.json()).toMatchObject({ application: { reason: 'More work, please.' } });
    expect(await auditOf(told.application._id)).toEqual([
      { actorId: admin.user._id, action: 'reject', fields: ['status', 'reason'] },
    ]);
  });

  test('H151: a second decision is refused, whichever it is [ST-46]', async () => {
    const { application } = await applied(world);
    await decide(world, admin.token, application._id, 'approve');
    for (const verb of ['approve', 'reject'] as const)
      expect((await decide(world, admin.token, application._id, verb)).statusCode).toBe(409);
    expect(await auditOf(application._id)).toHaveLength(1);
  });

  test('H151: of ten decisions at the same moment one counts', async () => {
    const { application } = await applied(world);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(world, admin.token, application._id, index % 2 ? 'approve' : 'reject'),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect(await auditOf(application._id)).toHaveLength(1);
  });

  test('H151: is not for users', async () => {
    const { application } = await applied(world);
    const { token } = await signUp(world);
    for (const verb of ['approve', 'reject'] as const)
      expect((await decide(world, token, application._id, verb)).statusCode).toBe(403);
    expect(await auditOf(application._id)).toEqual([]);
  });

  test('an unknown application is 404', async () => {
    expect((await decide(world, admin.token, SOME_ID, 'approve')).statusCode).toBe(404);
  });
});

describe('GET /creator/applications.csv', () => {
  test('is the list as it is narrowed and ordered, inert in a spreadsheet, and is written down', async () => {
    await applied(world, { name: '=Zed, "quoted"', city: 'Csvtown' });
    const { application } = await applied(world, { name: 'Amal', city: 'Csvtown' });
    await decide(world, admin.token, application._id, 'reject', { reason: 'Not yet' });
    const path = '/creator/applications.csv?search=csvtown&sort=name&direction=desc';
    expect((await get(world, path)).statusCode).toBe(401);
    const answer = await get(world, path, bearer(admin.token));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'private, no-store',
    });
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFName,Email,Address confirmed,Phone,City,Status,Reason,Applied (IST),Decided (IST),Portfolio,Plans,Plans answered (IST),Plans text',
    );
    expect(lines[1]).toMatch(/^Amal,.*,Csvtown,rejected,Not yet,/);
    expect(lines[2]).toMatch(/^"'=Zed, ""quoted""",.*,Csvtown,pending,,/);
    expect(lines).toHaveLength(4);
    const { rows } = await sql`
      select actor_id, fields from audit_log where subject_kind = 'application-list'`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([
      { actorId: admin.user._id, fields: ['status all', 'searched', '2 rows'] },
    ]);
  });
});
