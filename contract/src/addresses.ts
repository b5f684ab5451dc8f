import type { Address } from './endpoint.ts';

export const API_BASE = '/api';

/** Calls of visitors and members. They are in the bundle of every page, so the admin calls have a separate list. */
export const addresses = {
  listComponents: { method: 'GET', path: '/component/all', kind: 'json' },
  listComponentCategories: { method: 'GET', path: '/component/categories', kind: 'json' },
  suggestSearch: { method: 'GET', path: '/component/suggest', kind: 'json' },
  getComponent: { method: 'GET', path: '/component/by-slug/:slug', kind: 'json' },
  getComponentCard: { method: 'GET', path: '/component/:id/card', kind: 'json' },
  readFreeCode: { method: 'GET', path: '/component/:id/free-code', kind: 'json' },
  getComponentCode: { method: 'GET', path: '/component/:id/code', kind: 'json' },
  listSaved: { method: 'GET', path: '/user/saved-components', kind: 'json' },
  saveComponent: { method: 'POST', path: '/user/saved-components', kind: 'json' },
  unsaveComponent: { method: 'DELETE', path: '/user/saved-components/:id', kind: 'json' },
  userLibrary: { method: 'GET', path: '/user/library', kind: 'json' },
  trackCopy: { method: 'POST', path: '/analytics/track-copy', kind: 'json' },
  listPlans: { method: 'GET', path: '/subscription-plan', kind: 'json' },
  currentSubscription: { method: 'GET', path: '/subscription/current', kind: 'json' },
  listPurchases: { method: 'GET', path: '/subscription/purchased', kind: 'json' },

  me: { method: 'GET', path: '/auth/me', kind: 'json' },
  logout: { method: 'POST', path: '/auth/logout', kind: 'json' },
  exchangeHandoff: { method: 'POST', path: '/auth/handoff', kind: 'json' },
} as const satisfies Record<string, Address>;

export type OpenName = keyof typeof addresses;
