import type { AuditEntry } from '@tessera/contract/audit';
import type { EntryRow } from './repository.admin.ts';

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
