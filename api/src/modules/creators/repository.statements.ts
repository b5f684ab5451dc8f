import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type StatementRow = {
  /** The key of the ledger transaction. */
  txnKey: string;
  /** The date and time in the shop's time zone. */
  at: string;
  orderId: string;
  component: string;
  sharePaise: number;
  taxPaise: number;
};

export const statementsRepository = {
  /**
   * Every ledger transaction of a month that changed what was earned with the creator's components. The ledger credits
   * revenue, so its amounts have the other sign. Fees and disputes are in other accounts and not part of it.
   */
  list: async (
    db: Database,
    { creatorId, month, limit }: { creatorId: string; month: string; limit: number },
  ): Promise<StatementRow[]> => {
    const first = sql`(${`${month}-01`}::date)`;
    const { rows } = await sql<StatementRow>`
      select entry.txn_key, to_char(min(entry.posted_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as at,
        o.id as order_id, o.item_snapshot ->> 'title' as component,
        coalesce(-sum(entry.amount_paise) filter (where entry.account not like 'gst_output:%'), 0)::bigint as share_paise,
        coalesce(-sum(entry.amount_paise) filter (where entry.account like 'gst_output:%'), 0)::bigint as tax_paise
      from purchase_orders o
        join provider_payments payment on payment.order_id = o.id
        join ledger_entries entry on entry.payment_id = payment.payment_id
      where o.creator_id = ${creatorId}
        and entry.posted_at >= ${first}::timestamp at time zone 'Asia/Kolkata'
        and entry.posted_at < (${first} + interval '1 month') at time zone 'Asia/Kolkata'
        and (entry.account = 'revenue:component' or entry.account = 'refunds' or entry.account like 'gst_output:%')
      group by entry.txn_key, o.id
      order by min(entry.posted_at), entry.txn_key
      limit ${limit}`.execute(db);
    return rows;
  },
};
