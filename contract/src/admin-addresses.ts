import { UPLOAD_TIMEOUT_MS } from './constants.ts';
import type { Address } from './endpoint.ts';

/** What only admins call; the admin area alone carries it. */
export const adminAddresses = {
  listAdminComponents: { method: 'GET', path: '/component/admin/all', kind: 'json' },
  exportComponents: { method: 'GET', path: '/component/admin/export', kind: 'file' },
  checkComponentCode: { method: 'POST', path: '/component/admin/check', kind: 'json' },
  createComponent: {
    method: 'POST',
    path: '/component/create',
    kind: 'multipart',
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
  replaceComponentImage: {
    method: 'PUT',
    path: '/component/:id/image',
    kind: 'multipart',
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
  updateComponent: { method: 'PUT', path: '/component/:id', kind: 'json' },
  listUsers: { method: 'GET', path: '/user/admin/users', kind: 'json' },
  exportUsers: { method: 'GET', path: '/user/admin/users.csv', kind: 'file' },
  userStats: { method: 'GET', path: '/user/admin/dashboard', kind: 'json' },
  getUserFile: { method: 'GET', path: '/user/admin/:id', kind: 'json' },
  grantAccess: { method: 'POST', path: '/user/admin/:id/access', kind: 'json' },
  revokeAccess: {
    method: 'POST',
    path: '/user/admin/:id/access/:accessId/revoke',
    kind: 'json',
  },
  deleteUser: { method: 'DELETE', path: '/user/admin/:id', kind: 'json' },
  deleteComponent: { method: 'DELETE', path: '/component/:id', kind: 'json' },
  listPlansForAdmin: { method: 'GET', path: '/subscription-plan/admin/all', kind: 'json' },
  createPlan: { method: 'POST', path: '/subscription-plan', kind: 'json' },
  updatePlan: { method: 'PUT', path: '/subscription-plan/:id', kind: 'json' },
  deletePlan: { method: 'DELETE', path: '/subscription-plan/:id', kind: 'json' },
  getPlanSettings: { method: 'GET', path: '/subscription-plan/admin/settings', kind: 'json' },
  updatePlanSettings: { method: 'PUT', path: '/subscription-plan/admin/settings', kind: 'json' },
  listAudit: { method: 'GET', path: '/audit/admin/all', kind: 'json' },
  listAuditFilters: { method: 'GET', path: '/audit/admin/filters', kind: 'json' },
  exportAudit: { method: 'GET', path: '/audit/admin/export', kind: 'file' },
  listApplications: { method: 'GET', path: '/creator/applications', kind: 'json' },
  approveApplication: { method: 'PUT', path: '/creator/applications/:id/approve', kind: 'json' },
  rejectApplication: { method: 'PUT', path: '/creator/applications/:id/reject', kind: 'json' },

  listAdminTemplates: { method: 'GET', path: '/template/admin/all', kind: 'json' },
  exportTemplates: { method: 'GET', path: '/template/admin/export', kind: 'file' },
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
