import type { LightMyRequestResponse as Response } from 'fastify';
import { API_BASE } from '@tessera/contract/addresses';
import type { Application } from '@tessera/contract/creators';
import { bearer, signUp } from './accounts.ts';
import { encodeForm, type Part } from './forms.ts';
import { newAddress } from './mailbox.ts';
import type { World } from './world.ts';

export const FIELDS = { name: 'Meera Nair', phone: '+91 98765 43210', city: 'Kochi' };

export const PORTFOLIO = 'https://work.example.test/meera';

type Sent = Partial<
  Record<'name' | 'email' | 'phone' | 'city' | 'portfolio' | 'opensPlans' | 'plansText', string>
> & {
  workSamples?: Part[];
};

/** Sends the application form as a browser would. */
export async function apply(world: World, sent: Sent = {}, token?: string): Promise<Response> {
  const { payload, headers } = await encodeForm({
    ...FIELDS,
    ...(!sent.workSamples && { portfolio: PORTFOLIO }),
    email: newAddress(),
    ...sent,
  });
  return world.http.inject({
    method: 'POST',
    url: `${API_BASE}/creator/apply`,
    payload,
    headers: { ...headers, ...(token && bearer(token)) },
  });
}

/** Sends an application that must be accepted. */
export async function applied(
  world: World,
  sent: Sent = {},
  token?: string,
): Promise<{ application: Application; otp?: string }> {
  const response = await apply(world, sent, token);
  if (response.statusCode !== 200) throw new Error(`could not apply: ${response.body}`);
  return response.json();
}

export async function signUpAdmin(world: World) {
  const admin = await signUp(world, { name: 'Admin' });
  await world.services.users.makeAdmin(admin.email);
  return admin;
}

export const decide = (
  world: World,
  token: string,
  id: string,
  verb: 'approve' | 'reject',
  payload?: object,
): Promise<Response> =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/creator/applications/${id}/${verb}`,
    headers: bearer(token),
    ...(payload && { payload }),
  });
