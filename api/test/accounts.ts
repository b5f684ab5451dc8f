import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { SignedIn } from '@tessera/contract/auth';
import { newAddress } from './mailbox.ts';
import { forgetShared, openWorld, type World } from './world.ts';

export const PASSWORD = 'a fine password';

/**
 * A world for tests of accounts. Responses contain one-time codes, mails are sent, and rate limits are too high to
 * matter.
 */
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

/** Returns the e-mail address of the token's user, or the status of the refusal. */
export async function whoIs(world: World, token: string): Promise<string | number> {
  const response = await get(world, '/auth/me', bearer(token));
  return response.statusCode === 200
    ? response.json<{ user: { email: string } }>().user.email
    : response.statusCode;
}

/** Registers an account and returns the one-time code from the response. */
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
  // The first write to a copied database may time out on a busy machine. The response is then a 503, which asks for a
  // retry.
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

/** Returns another code than this one. */
export const wrongOf = (otp: string): string =>
  String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

/**
 * Reopens the world on the same database after the clock was moved. The counters in Redis and in the process do not
 * follow that clock, so they are cleared.
 */
export async function reopen(
  world: World,
  o: Parameters<typeof openAccountsWorld>[0] = {},
): Promise<World> {
  await forgetShared(world.platform);
  await world.close();
  return openAccountsWorld({ ...o, clock: world.platform.clock, fresh: false });
}
