import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { AuditService } from '../audit/service.ts';
import { presentStatement, STATEMENT_COLUMNS } from './presenter.statements.ts';
import { statementsRepository } from './repository.statements.ts';
import type { CreatorRecords } from './service.records.ts';

/** A statement with rows left out would have a wrong total, so a longer one is refused. */
const LINES_MAX = 50_000;
const TOO_LONG = `A statement has at most ${LINES_MAX.toLocaleString('en-IN')} entries. This month has more.`;

export type StatementsService = ReturnType<typeof createStatementsService>;

/** What creators earned, by month. */
export const createStatementsService = ({
  db,
  clock,
  audit,
  records,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  records: CreatorRecords;
}) => ({
  /** The share is what buyers paid for the creator's components, less GST and less refunds. The shop pays the fees. */
  export: async ({ userId }: Principal, creatorId: string, month: string) => {
    await records.get(creatorId);
    const rows = await statementsRepository.list(db, { creatorId, month, limit: LINES_MAX + 1 });
    if (rows.length > LINES_MAX) throw new AppError('TOO_LARGE', { message: TOO_LONG });
    await inTransaction(db, (tx) =>
      audit.record(tx, {
        actorId: userId,
        action: 'export',
        subject: { kind: 'creator', id: creatorId },
        fields: [`statement ${month}`, `${rows.length} rows`],
      }),
    );
    return { columns: STATEMENT_COLUMNS, rows: presentStatement(rows), at: clock.now() };
  },
});
