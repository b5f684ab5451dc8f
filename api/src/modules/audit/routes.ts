import { type AuditEntry, exportAudit, listAudit, listAuditFilters } from '@tessera/contract/audit';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer, type CsvColumn, timeColumn } from '../../platform/http/csv.ts';
import type { AuditEntriesService } from './service.admin.ts';

const COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  timeColumn('When', ({ at }) => at),
  ['Who', ({ actor }) => actor?.name ?? 'System'],
  ['Email', ({ actor }) => actor?.email],
  ['Action', ({ action }) => action],
  ['Kind', ({ subject }) => subject.kind],
  ['Record', ({ subject }) => subject.label],
  ['Record id', ({ subject }) => subject._id],
  ['Fields', ({ fields }) => fields.join(', ')],
];

export function auditRoutes({ bind }: Binder, entries: AuditEntriesService) {
  bind(listAudit, ({ query }) => entries.list(query));
  bind(listAuditFilters, () => entries.filters());
  bind(exportAudit, async ({ query }) => {
    const taken = await entries.export(query);
    return csvAnswer('audit-log', taken.at, COLUMNS, taken.entries);
  });
}
