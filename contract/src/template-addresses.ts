import type { Address } from './endpoint.ts';

/** Calls of the template pages. Other pages do not have them in their bundle. */
export const templateAddresses = {
  listTemplates: { method: 'GET', path: '/template/all', kind: 'json' },
  listTemplateCategories: { method: 'GET', path: '/template/categories', kind: 'json' },
  getTemplate: { method: 'GET', path: '/template/by-slug/:slug', kind: 'json' },
  getTemplateCard: { method: 'GET', path: '/template/:id/card', kind: 'json' },
  downloadTemplate: { method: 'POST', path: '/template/:id/download', kind: 'json' },
} as const satisfies Record<string, Address>;

export type TemplateName = keyof typeof templateAddresses;
