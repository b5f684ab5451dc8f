import type { Tx } from '../../platform/db/database.ts';

export type AuditRow = {
  id: string;
  at: Date;
  actorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  fields: string[];
};

export const auditRepository = {
  insert: async (tx: Tx, row: AuditRow): Promise<void> => {
    await tx.insertInto('auditLog').values(row).execute();
  },
};
