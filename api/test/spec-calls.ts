import type { LightMyRequestResponse as Response } from 'fastify';
import { expect } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import type { Access, Method } from '@tessera/contract/endpoint';
import { bearer } from './accounts.ts';
import { encodeForm, type Part } from './forms.ts';
import type { World } from './world.ts';

/** The calls of section 7 of the spec, in its order, with their access from section 6. */
export const CALLS: readonly (readonly [Method, string, Access])[] = [
  ['GET', '/auth/me', 'user'],
  ['POST', '/auth/register', 'public'],
  ['POST', '/auth/verify-otp', 'public'],
  ['POST', '/auth/login', 'public'],
  ['POST', '/auth/resend-otp', 'public'],
  ['POST', '/auth/forgot-password', 'public'],
  ['POST', '/auth/verify-reset-otp', 'public'],
  ['POST', '/auth/reset-password', 'public'],
  ['POST', '/auth/resend-reset-otp', 'public'],
  ['GET', '/auth/google', 'public'],
  ['PUT', '/user/profile', 'user'],
  ['GET', '/component/all', 'public'],
  ['POST', '/component/create', 'admin'],
  ['PUT', '/component/:id', 'admin'],
  ['DELETE', '/component/:id', 'admin'],
  ['GET', '/user/saved-components', 'verified'],
  ['POST', '/user/saved-components', 'verified'],
  ['DELETE', '/user/saved-components/:id', 'verified'],
  ['POST', '/analytics/track-copy', 'verified'],
  ['GET', '/subscription/current', 'verified'],
  ['GET', '/subscription/purchased', 'verified'],
  ['GET', '/subscription-plan', 'public'],
  ['GET', '/payment/key', 'verified'],
  ['POST', '/payment/create-order', 'verified'],
  ['POST', '/payment/verify', 'verified'],
  ['GET', '/subscription/key', 'verified'],
  ['POST', '/subscription/create-order', 'verified'],
  ['POST', '/subscription/verify', 'verified'],
  ['GET', '/template/all', 'public'],
  ['GET', '/template/admin/all', 'admin'],
  ['POST', '/template/create', 'admin'],
  ['PUT', '/template/:id', 'admin'],
  ['DELETE', '/template/:id', 'admin'],
  ['GET', '/creator/user-application', 'verified'],
  ['POST', '/creator/apply', 'optional'],
  ['GET', '/creator/applications', 'admin'],
  ['PUT', '/creator/applications/:id/approve', 'admin'],
  ['PUT', '/creator/applications/:id/reject', 'admin'],
  ['GET', '/analytics/components', 'admin'],
  ['GET', '/analytics/user-activities', 'admin'],
  ['GET', '/user/admin/users', 'admin'],
  ['DELETE', '/user/admin/:id', 'admin'],
  ['GET', '/user/admin/dashboard', 'admin'],
  ['GET', '/admin/revenue', 'admin'],
  ['GET', '/subscription-plan/admin/all', 'admin'],
  ['POST', '/subscription-plan', 'admin'],
  ['PUT', '/subscription-plan/:id', 'admin'],
  ['DELETE', '/subscription-plan/:id', 'admin'],
];

export const nameOf = (method: string, path: string) => `${method} ${path}`;

/** Makes calls of the table with a given `:id` and records them. */
export function createWalker(world: () => World, made: Set<string>) {
  return async (
    method: Method,
    path: string,
    o: {
      id?: string;
      query?: string;
      token?: string;
      body?: object;
      form?: Record<string, Part | Part[]>;
      status?: number;
    } = {},
  ): Promise<Response> => {
    made.add(nameOf(method, path));
    const form = o.form && (await encodeForm(o.form));
    const payload = form?.payload ?? o.body;
    const response = await world().http.inject({
      method,
      url: `${API_BASE}${path.replace(':id', o.id ?? '')}${o.query ?? ''}`,
      headers: { ...form?.headers, ...(o.token && bearer(o.token)) },
      ...(payload && { payload }),
    });
    const { statusCode, body } = response;
    expect([method, path, statusCode, statusCode === 200 ? '' : body]).toEqual([
      method,
      path,
      o.status ?? 200,
      o.status ? expect.any(String) : '',
    ]);
    return response;
  };
}
