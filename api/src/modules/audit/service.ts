import type { AuditAction, AuditKind } from '@tessera/contract/audit-words';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { auditRepository } from './repository.ts';

export type AuditEntry = {
  /** Null if the system itself acted. */
  actorId: string | null;
  /** A verb of the business: `approve`, `withdraw`, `grant`. */
  action: AuditAction;
  subject: { kind: AuditKind; id: string | null };
  /** The names of changed fields, never their values. For an export: what was exported. */
  fields?: readonly string[];
};

export type AuditService = ReturnType<typeof createAuditService>;

export const createAuditService = ({ clock }: { clock: Clock }) => ({
  /** Part of the transaction that makes the change, so that both are stored or neither. */
  record: (tx: Tx, entry: AuditEntry): Promise<void> =>
    auditRepository.insert(tx, {
      id: uuidv7(clock.now().getTime()),
      at: clock.now(),
      actorId: entry.actorId,
      action: entry.action,
      subjectKind: entry.subject.kind,
      subjectId: entry.subject.id,
      fields: [...(entry.fields ?? [])],
    }),
});
