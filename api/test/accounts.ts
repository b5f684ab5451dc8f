import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { SignedIn } from '@tessera/contract/auth';
import { newAddress } from './mailbox.ts';
import { forgetShared, openWorld, type World } from './world.ts';

export const PASSWORD = 'a fine password';

/** A world for accounts: codes come back in answers, mail leaves, and limits are out of the way. */
export const openAccountsWorld = (o: Parameters<typeof openWorld>[0] = {}): Promise<World> =>
  openWorld({
    jobs: true,
    ...o,
    overrides: { EXPOSE_CODES: 'true', AUTH_LIMIT_FACTOR: '1000', ...o.overrides },
  });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const post = (
  world: World,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  world.http.inject({ method: 'POST', url: API_BASE + path, payload, headers });

export const get = (
  world: World,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> => world.http.inject({ url: API_BASE + path, headers });

/** Who a token belongs to, or the status of the refusal. */
export async function whoIs(world: World, token: string): Promise<string | number> {
  const response = await get(world, '/auth/me', bearer(token));
  return response.statusCode === 200
    ? response.json<{ user: { email: string } }>().user.email
    : response.statusCode;
}

/** Registers and returns the code that came back. */
export async function register(
  world: World,
  o: { email?: string; name?: string; password?: string } = {},
): Promise<{ email: string; otp: string }> {
  const email = o.email ?? newAddress();
  const response = await post(world, '/auth/register', {
    name: o.name ?? 'Asha Rao',
    email,
    password: o.password ?? PASSWORD,
  });
  const { otp } = response.json<{ otp?: string }>();
  if (response.statusCode !== 200 || !otp)
    throw new Error(`could not register: ${response.statusCode} ${response.body}`);
  return { email, otp };
}

/** A verified account with one session. */
export async function signUp(
  world: World,
  o: { email?: string; name?: string; password?: string } = {},
): Promise<SignedIn & { email: string }> {
  const { email, otp } = await register(world, o);
  const verify = () => post(world, '/auth/verify-otp', { email, otp });
  const first = await verify();
  // The first writer of a copied database may find the disk of a busy machine away, and is told to try again.
  const response = first.statusCode === 503 ? await verify() : first;
  if (response.statusCode !== 200) throw new Error(`could not verify: ${response.body}`);
  return { ...response.json<SignedIn>(), email };
}

export async function logIn(world: World, email: string, password = PASSWORD): Promise<string> {
  const response = await post(world, '/auth/login', { email, password });
  if (response.statusCode !== 200) throw new Error(`could not sign in: ${response.body}`);
  return response.json<SignedIn>().token;
}

export async function askReset(world: World, email: string): Promise<string> {
  const response = await post(world, '/auth/forgot-password', { email });
  return response.json<{ otp: string }>().otp;
}

/** Six digits that are not these. */
export const wrongOf = (otp: string): string =>
  String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

/** The same shop, some time later: counts in Redis and in the process know nothing of a moved clock. */
export async function reopen(
  world: World,
  o: Parameters<typeof openAccountsWorld>[0] = {},
): Promise<World> {
  await forgetShared(world.platform);
  await world.close();
  return openAccountsWorld({ ...o, clock: world.platform.clock, fresh: false });
}
