import { UPLOAD_TIMEOUT_MS } from './constants.ts';
import type { Address } from './endpoint.ts';

/** What only admins call; the admin area alone carries it. */
export const adminAddresses = {
  updateComponent: { method: 'PUT', path: '/component/:id', kind: 'json' },
  deleteComponent: { method: 'DELETE', path: '/component/:id', kind: 'json' },

  listAdminTemplates: { method: 'GET', path: '/template/admin/all', kind: 'json' },
  createTemplate: {
    method: 'POST',
    path: '/template/create',
    kind: 'multipart',
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
  updateTemplate: {
    method: 'PUT',
    path: '/template/:id',
    kind: 'multipart',
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
  deleteTemplate: { method: 'DELETE', path: '/template/:id', kind: 'json' },
  startTemplateFile: { method: 'POST', path: '/template/file', kind: 'json' },
  checkTemplateFile: { method: 'POST', path: '/template/file/:id', kind: 'json' },
  getTemplateFile: { method: 'GET', path: '/template/file/:id', kind: 'json' },
} as const satisfies Record<string, Address>;

export type AdminName = keyof typeof adminAddresses;
