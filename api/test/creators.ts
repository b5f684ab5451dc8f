import type { Database } from '../src/platform/db/database.ts';
import { uuidv7 } from '../src/platform/db/uuid.ts';
import { newAddress } from './mailbox.ts';

/** Somebody in the creator program, without an application. */
export async function addCreator(
  db: Database,
  o: { name?: string; email?: string; endedAt?: Date } = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('creators')
    .values({ id, name: 'Meera Nair', email: newAddress(), createdAt: new Date(), ...o })
    .execute();
  return id;
}
