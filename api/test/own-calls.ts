import type { Access, Method } from '@tessera/contract/endpoint';

type Call = readonly [Method, string];

/** For visitors: browsing, searching and reading. Signing in, applying and writing to the team also need no session. */
const EVERYBODY: readonly Call[] = [
  ['GET', '/component/categories'],
  ['GET', '/component/suggest'],
  ['GET', '/component/by-slug/:slug'],
  ['GET', '/component/by-slug/:slug/faults'],
  ['GET', '/component/:id/card'],
  ['GET', '/component/:id/free-code'],
  ['GET', '/component/:slug/versions'],
  ['GET', '/component/:id/versions/:number/free-code'],
  ['GET', '/template/categories'],
  ['GET', '/template/by-slug/:slug'],
  ['GET', '/template/:id/card'],
  ['GET', '/storefront'],
  ['GET', '/company'],
  ['GET', '/auth/google/callback'],
  ['POST', '/auth/handoff'],
  ['POST', '/creator/confirm'],
  ['POST', '/creator/resend-code'],
  ['POST', '/feedback'],
];

/** What is free for everybody, what is paid for those who have it. */
const OPTIONAL: readonly Call[] = [['GET', '/component/:id/versions/:number/diff']];

/** Logging out and managing one's own data need no verified address. */
const SIGNED_IN: readonly Call[] = [
  ['POST', '/auth/logout'],
  ['GET', '/user/sessions'],
  ['DELETE', '/user/sessions/:id'],
  ['GET', '/user/export'],
  ['GET', '/user/holdings'],
  ['DELETE', '/user/account'],
  ['GET', '/user/brand'],
  ['PUT', '/user/brand'],
  ['GET', '/user/mails'],
  ['PUT', '/user/mails'],
];

/** Copying, saving, buying, downloading and requesting components. */
const VERIFIED: readonly Call[] = [
  ['GET', '/component/:id/code'],
  ['GET', '/component/:id/versions/:number/code'],
  ['GET', '/user/library'],
  ['GET', '/user/keys'],
  ['POST', '/user/keys'],
  ['DELETE', '/user/keys/:id'],
  ['POST', '/template/:id/download'],
  ['POST', '/payment/check'],
  ['GET', '/payment/summary'],
  ['GET', '/payment/history'],
  ['GET', '/user/billing'],
  ['PUT', '/user/billing'],
  ['POST', '/invoice/:id/download'],
  ['GET', '/request/allowance'],
  ['GET', '/request/mine'],
  ['GET', '/request/mine/:id'],
  ['POST', '/request/create'],
  ['PUT', '/creator/plans-consent'],
  ['POST', '/request/mine/:id/messages'],
  ['POST', '/component/:id/faults'],
];

/** The admin dashboard. */
const ADMINS: readonly Call[] = [
  ['GET', '/fault/admin/all'],
  ['PUT', '/fault/admin/:id'],
  ['GET', '/component/admin/all'],
  ['GET', '/component/admin/export'],
  ['POST', '/component/admin/check'],
  ['PUT', '/component/:id/image'],
  ['PUT', '/component/:id/put-back'],
  ['GET', '/template/admin/export'],
  ['PUT', '/template/:id/put-back'],
  ['POST', '/template/file'],
  ['POST', '/template/file/:id'],
  ['GET', '/template/file/:id'],
  ['GET', '/user/admin/users.csv'],
  ['GET', '/user/admin/:id'],
  ['POST', '/user/admin/:id/access'],
  ['POST', '/user/admin/:id/access/:accessId/revoke'],
  ['GET', '/analytics/components.csv'],
  ['GET', '/analytics/zero-result-searches'],
  ['GET', '/subscription-plan/admin/settings'],
  ['GET', '/subscription-plan/admin/settings/effect'],
  ['PUT', '/subscription-plan/admin/settings'],
  ['GET', '/audit/admin/all'],
  ['GET', '/audit/admin/filters'],
  ['GET', '/audit/admin/export'],
  ['GET', '/creator/applications.csv'],
  ['GET', '/creator/admin/creators'],
  ['GET', '/creator/admin/creators/:id/statement.csv'],
  ['PUT', '/creator/applications/:id/reverse'],
  ['GET', '/payment/admin/:id'],
  ['POST', '/payment/admin/:id/refund'],
  ['GET', '/admin/counts'],
  ['GET', '/admin/revenue/export'],
  ['GET', '/admin/revenue/trends'],
  ['GET', '/admin/revenue/gst'],
  ['GET', '/admin/revenue/gst/export'],
  ['GET', '/request/admin/all'],
  ['GET', '/request/admin/:id'],
  ['PUT', '/request/admin/:id/status'],
  ['POST', '/request/admin/:id/messages'],
  ['PUT', '/request/admin/:id/deliver'],
  ['PUT', '/request/admin/:id/publish'],
];

const openTo = (access: Access, calls: readonly Call[]) =>
  calls.map(([method, path]) => [method, path, access] as const);

/**
 * Calls that the spec does not list, and their access by its sections 1, 2 and 6. The list is written by hand, and the
 * contract must agree with it.
 */
export const OWN_CALLS: readonly (readonly [Method, string, Access])[] = [
  ...openTo('public', EVERYBODY),
  ...openTo('optional', OPTIONAL),
  ...openTo('user', SIGNED_IN),
  ...openTo('verified', VERIFIED),
  ...openTo('admin', ADMINS),
];
