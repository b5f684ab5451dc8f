import type { Database } from '../src/platform/db/database.ts';
import { uuidv7 } from '../src/platform/db/uuid.ts';
import { newAddress } from './mailbox.ts';

/** Somebody in the creator program, without an application. */
export async function addCreator(
  db: Database,
  o: { name?: string; email?: string; endedAt?: Date; plansAgreed?: boolean } = {},
): Promise<string> {
  const id = uuidv7();
  const isAsked = o.plansAgreed !== undefined;
  await db
    .insertInto('creators')
    .values({
      id,
      name: 'Meera Nair',
      email: newAddress(),
      createdAt: new Date(),
      ...o,
      ...(isAsked && { plansAnsweredAt: new Date(), plansText: '2026-11' }),
    })
    .execute();
  return id;
}
