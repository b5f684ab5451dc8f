import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import { endpoint } from './endpoint.ts';

export const AUDIT_PAGE_SIZE = 25;
/** The time ranges of the audit filter; `all` has no limit. */
export const AUDIT_PERIODS = ['all', 'day', 'week', 'month', 'quarter'] as const;
/** The filter value for actions of the system itself, used instead of a user id. */
export const AUDIT_SYSTEM = 'system';

/** Which user did what to which record, and which fields changed. The values of the fields are never recorded. */
export const auditEntry = z
  .object({
    _id: z.uuid(),
    at: z.iso.datetime(),
    /** Null when the system itself acted. */
    actor: z.object({ _id: z.uuid(), name: z.string(), email: z.string().nullable() }).nullable(),
    action: z.string(),
    subject: z.object({
      kind: z.string(),
      _id: z.uuid().nullable(),
      /** The record's current name, if the record still exists. */
      label: z.string().nullable(),
    }),
    fields: z.array(z.string()),
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.output<typeof auditEntry>;

const { page, limit, ...auditFilter } = {
  ...adminListQuery({ sorts: ['at'], sort: 'at', limit: AUDIT_PAGE_SIZE }),
  actor: z.union([z.literal(AUDIT_SYSTEM), z.uuid()]).optional(),
  action: z.string().min(1).max(60).optional(),
  kind: z.string().min(1).max(40).optional(),
  period: z.enum(AUDIT_PERIODS).default('all'),
};

export const listAudit = endpoint(adminAddresses.listAudit, {
  summary: 'What was done, by whom and to which record, newest first',
  access: 'admin',
  cache: 'private',
  query: z.object({ ...auditFilter, page, limit }),
  response: adminPage(auditEntry),
});

export const exportAudit = endpoint(adminAddresses.exportAudit, {
  summary: 'The same as a table to keep',
  access: 'admin',
  cache: 'private',
  query: z.object(auditFilter),
  response: z.string(),
});

export const listAuditFilters = endpoint(adminAddresses.listAuditFilters, {
  summary: 'What the log can be narrowed to',
  access: 'admin',
  cache: 'private',
  response: z
    .object({
      actors: z.array(z.object({ _id: z.uuid(), name: z.string(), email: z.string() })),
      actions: z.array(z.string()),
      kinds: z.array(z.string()),
    })
    .meta({ id: 'AuditFilters' }),
});
