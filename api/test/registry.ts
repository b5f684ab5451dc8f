import { expect } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, openAccountsWorld, signUp } from './accounts.ts';
import { createPlan, publishComponent } from './catalogue.ts';
import { makeKey } from './keys.ts';
import { givePlan } from './library.ts';

export const FREE_CODE = `'use client';\nexport function FreeThing() {\n  return null;\n}\n`;
export const PAID_CODE = `export function PaidSecret() {\n  return null;\n}\n`;

/** A shop with a free and a paid component, and what the tests of the registry ask of it. */
export async function openRegistry() {
  const world = await openAccountsWorld();
  const pro = await createPlan(world, 'Pro', 499);
  const { email, token: admin } = await signUp(world);
  await world.services.users.makeAdmin(email);
  await publishComponent(world, { slug: 'free-thing', title: 'Free', code: FREE_CODE });
  const paidId = await publishComponent(world, {
    slug: 'paid-thing',
    title: 'Paid',
    code: PAID_CODE,
    planId: pro,
    licence: 'Tessera commercial licence',
    dependencies: { react: '19.3.1', 'lucide-react': '1.20.0' },
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    world.http.inject({ url: `/r/${path}`, headers: { 'user-agent': 'shadcn', ...headers } });
  return {
    world,
    pro,
    admin,
    paidId,
    ask,
    withKey: (path: string, secret: string) => ask(path, bearer(secret)),
    member: async (o: { plan?: boolean; key?: object } = {}) => {
      const person = await signUp(world);
      if (o.plan) await givePlan(world, person.user._id, pro);
      return { ...person, ...(await makeKey(world, person.token, o.key)) };
    },
    withdraw: (id: string) =>
      world.http.inject({
        method: 'DELETE',
        url: `${API_BASE}/component/${id}`,
        headers: bearer(admin),
      }),
  };
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof openRegistry>>['ask']>>;

/** The refusal, as the CLI reads it. */
export function refusalOf(answer: Answer) {
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['cache-control']).toMatch(/^(no-store|public, max-age=0, s-maxage=1)$/);
  expect(answer.body).not.toMatch(/PaidSecret/);
  const { error, message } = answer.json<{ error: string; message: string }>();
  expect(message).toMatch(/http:\/\/shop\.test\//);
  return [answer.statusCode, error, message];
}

export const statusOf = (answer: Answer) => refusalOf(answer)[0];
