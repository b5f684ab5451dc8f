import { type RawBuilder, sql } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { AdminCounts } from '@tessera/contract/overview';
import type { Database } from '../../platform/db/database.ts';

/** Counted only as far as admin lists reach. */
const upTo = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${rows} limit ${ADMIN_COUNT_MAX}) some_of)`;

type CountsRow = AdminCounts['waiting'] & AdminCounts['sizes'];

export const overviewRepository = {
  count: async (db: Database): Promise<CountsRow> => {
    const { rows } = await sql<CountsRow>`
      select
        ${upTo(sql`select from creator_applications where status = 'pending'`)} as applications,
        ${upTo(sql`select from requests where needs_reply`)} as requests,
        ${upTo(sql`select from faults where status = 'new'`)} as faults,
        ${upTo(sql`select from provider_payments where disposition = 'suspense'`)}
          + ${upTo(sql`
            select from refund_requests refused where status = 'refused' and not exists (
              select from refund_requests later
              where later.payment_id = refused.payment_id and later.asked_at > refused.asked_at)`)} as money,
        ${upTo(sql`select from users where deleted_at is null`)} as users,
        ${upTo(sql`select from components where status = 'published'`)} as components,
        ${upTo(sql`select from templates where status = 'published'`)} as templates,
        ${upTo(sql`select from plans where withdrawn_at is null`)} as plans`.execute(db);
    return rows[0]!;
  },
};
