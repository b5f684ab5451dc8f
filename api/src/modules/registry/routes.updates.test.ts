import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { callTool as call, connectAgent } from '../../../test/agents.ts';
import { publishComponent, publishGoodOf } from '../../../test/catalogue.ts';
import type { World } from '../../../test/world.ts';
import { sha256Of } from '../../platform/sha256.ts';

const FREE_CODE = `export function FreeThing() {\n  return null;\n}\n`;
const PAID_CODE = `export function PaidSecret() {\n  return null;\n}\n`;
const JS_CODE = `export function InJavascript() {}\n`;

let world: World;
let url: string;
let admin: string;
beforeAll(async () => {
  world = await openAccountsWorld({ overrides: { ORIGIN: 'http://127.0.0.1' } });
  url = `${await world.http.listen({ port: 0, host: '127.0.0.1' })}/mcp`;
  const person = await signUp(world);
  await world.services.users.makeAdmin(person.email);
  admin = person.token;
  await publishGoodOf(world, {
    slug: 'paid-thing',
    title: 'Paid thing',
    files: [
      { path: 'component.tsx', content: PAID_CODE },
      { path: 'component.jsx', content: JS_CODE },
    ],
    dependencies: { react: '19.3.1' },
  });
});
afterAll(() => world.close());

const connect = () => connectAgent(url);

test('newer versions come with their notes', async () => {
  const slug = 'changing-thing';
  const id = await publishComponent(world, { slug, title: 'Changing', code: FREE_CODE });
  const hash = sha256Of(FREE_CODE);
  for (const [index, text] of ['First change', 'Second change'].entries())
    await world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin),
      payload: {
        title: 'Changing',
        category: 'Hero',
        code: `${FREE_CODE}// ${text}\n`,
        changes: { breaks: index === 1, notes: [{ kind: 'changed', text }] },
      },
    });
  const client = await connect();
  const { structuredContent } = await call(client, 'check_updates', {
    items: [
      { name: slug, sha256: hash },
      { name: slug, sha256: 'f'.repeat(64) },
      { name: 'no-such-thing', sha256: hash },
    ],
  });
  expect(structuredContent).toMatchObject({
    items: [
      {
        state: 'outdated',
        yours: 1,
        newest: 3,
        notes: [
          { version: 2, breaks: false, notes: [{ text: 'First change' }] },
          { version: 3, breaks: true, notes: [{ text: 'Second change' }] },
        ],
      },
      { state: 'changed', yours: null, newest: 3 },
      { state: 'unknown' },
    ],
  });
});

test('a hash of the JavaScript variant, and a former name, are known', async () => {
  await sql`insert into slug_redirects (slug, component_id)
    select 'former-thing', id from components where slug = 'paid-thing'`.execute(world.platform.db);
  const client = await connect();
  const { structuredContent } = await call(client, 'check_updates', {
    items: [
      { name: 'paid-thing', sha256: sha256Of(JS_CODE) },
      { name: 'former-thing', sha256: sha256Of(PAID_CODE).slice(0, 12) },
    ],
  });
  expect(structuredContent).toMatchObject({
    items: [
      { name: 'paid-thing', state: 'current', yours: 1 },
      { name: 'former-thing', state: 'current', yours: 1 },
    ],
  });
});

test('the notes of many components are left out, and the answer says so', async () => {
  const slug = 'noted-thing';
  const id = await publishComponent(world, { slug, title: 'Noted', code: FREE_CODE });
  for (let made = 0; made < 3; made++)
    await world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/component/${id}`,
      headers: bearer(admin),
      payload: {
        title: 'Noted',
        category: 'Hero',
        code: `${FREE_CODE}// ${made}\n`,
        changes: { breaks: false, notes: [{ kind: 'changed', text: 'x'.repeat(150) }] },
      },
    });
  const client = await connect();
  const hash = sha256Of(FREE_CODE);
  const compare = (count: number) =>
    call(client, 'check_updates', {
      items: Array.from({ length: count }, () => ({ name: slug, sha256: hash })),
    });
  const [few, many] = [await compare(2), await compare(50)];
  expect(few.structuredContent).toMatchObject({ notesLeftOut: false });
  expect(few.text).not.toContain('left out');
  expect(many.structuredContent).toMatchObject({ notesLeftOut: true });
  expect([many.isError ?? false, many.text]).toEqual([
    false,
    expect.stringContaining('Ask for fewer components'),
  ]);
});
