import type { MailKind } from '@tessera/contract/mail-kinds';
import type { Database, Tx } from '../../platform/db/database.ts';

export type MailSettingRow = { kind: string; isOn: boolean; changedAt: Date };

/** Only what differs from the default is stored. */
export const mailsRepository = {
  list: (db: Database, userId: string): Promise<MailSettingRow[]> =>
    db
      .selectFrom('mailSettings')
      .select(['kind', 'isOn', 'changedAt'])
      .where('userId', '=', userId)
      .orderBy('kind')
      .execute(),

  find: (db: Database, userId: string, kind: MailKind): Promise<{ isOn: boolean } | undefined> =>
    db
      .selectFrom('mailSettings')
      .select('isOn')
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirst(),

  save: async (
    tx: Tx,
    row: { userId: string; kind: MailKind; isOn: boolean; changedAt: Date },
  ): Promise<void> => {
    const { isOn, changedAt } = row;
    await tx
      .insertInto('mailSettings')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['userId', 'kind']).doUpdateSet({ isOn, changedAt }),
      )
      .execute();
  },

  remove: async (tx: Tx, userId: string, kind: MailKind): Promise<void> => {
    await tx
      .deleteFrom('mailSettings')
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .execute();
  },

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('mailSettings').where('userId', '=', userId).execute();
  },
};
