import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { SignedIn } from '@tessera/contract/auth';
import { chooseAccount } from '../../sandbox/google/visit.ts';
import type { World } from './world.ts';

export const CALLBACK = 'http://shop.test/api/auth/google/callback';

/** Starts a sign-in with Google. Returns the address that the browser is redirected to, and its cookie. */
export async function knock(world: World, redirectTo?: string) {
  const query = redirectTo === undefined ? '' : `?redirectTo=${encodeURIComponent(redirectTo)}`;
  const response = await world.http.inject({ url: `${API_BASE}/auth/google${query}` });
  return { location: String(response.headers.location), cookie: cookieOf(response), response };
}

export const cookieOf = ({ headers }: Pick<Response, 'headers'>): string =>
  [headers['set-cookie'] ?? ''].flat().join().split(';', 1)[0]!;

/** Returns from Google to the given address. */
export const comeBack = (world: World, url: string, cookie: string) =>
  world.http.inject({ url: url.replace('http://shop.test', ''), headers: { cookie } });

export const exchange = (world: World, code: string | null, cookie: string) =>
  world.http.inject({
    method: 'POST',
    url: `${API_BASE}/auth/handoff`,
    headers: { cookie },
    payload: { code },
  });

/** Signs in with Google up to our own page. Returns its address, its one-time code and its cookie. */
export async function enter(world: World, subject: string, redirectTo?: string) {
  const { location, cookie } = await knock(world, redirectTo);
  const response = await comeBack(world, await chooseAccount(location, subject), cookie);
  const page = new URL(String(response.headers.location), 'http://shop.test');
  return { page, code: page.searchParams.get('token'), cookie: cookieOf(response), response };
}

export async function signInWithGoogle(world: World, subject: string): Promise<SignedIn> {
  const { code, cookie } = await enter(world, subject);
  const response = await exchange(world, code, cookie);
  if (response.statusCode !== 200) throw new Error(`no way in: ${response.body}`);
  return response.json<SignedIn>();
}
