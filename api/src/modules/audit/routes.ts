import { exportAudit, listAudit, listAuditFilters } from '@tessera/contract/audit';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import { ENTRY_COLUMNS } from './presenter.ts';
import type { AuditEntriesService } from './service.entries.ts';

export function auditRoutes({ bind }: Binder, entries: AuditEntriesService) {
  bind(listAudit, ({ query }) => entries.list(query));
  bind(listAuditFilters, () => entries.filters());
  bind(exportAudit, async ({ query }) => {
    const taken = await entries.export(query);
    return csvAnswer('audit-log', taken.at, ENTRY_COLUMNS, taken.entries);
  });
}
