import type { AuditEntry } from '@tessera/contract/audit';
import type { CsvColumn } from '../../platform/http/csv.ts';
import type { EntryRow } from './repository.entries.ts';

export const presentEntry = (row: EntryRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  actor:
    row.actorId === null
      ? null
      : { _id: row.actorId, name: row.actorName ?? 'Unknown', email: row.actorEmail },
  action: row.action,
  subject: { kind: row.subjectKind, _id: row.subjectId, label: row.subjectLabel },
  fields: row.fields,
});

export const ENTRY_COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  ['When', ({ at }) => at],
  ['Who', ({ actor }) => actor?.name ?? 'System'],
  ['Email', ({ actor }) => actor?.email],
  ['Action', ({ action }) => action],
  ['Kind', ({ subject }) => subject.kind],
  ['Record', ({ subject }) => subject.label],
  ['Record id', ({ subject }) => subject._id],
  ['Fields', ({ fields }) => fields.join(', ')],
];
