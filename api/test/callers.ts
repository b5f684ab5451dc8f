import { KEY_SCOPES } from '@tessera/contract/key-rules';
import { inTransaction } from '../src/platform/db/database.ts';
import { uuidv7 } from '../src/platform/db/uuid.ts';
import { bearer } from './accounts.ts';
import { newAddress } from './mailbox.ts';
import type { World } from './world.ts';

type Traits = { role?: 'admin' | 'user'; verified?: boolean };
export type Caller = { id: string | null; headers: Record<string, string> };

/** Adds a user with a session directly to the database. */
export async function addCaller(
  { platform: { db }, services: { sessions } }: World,
  { role = 'user', verified = true }: Traits = {},
): Promise<Caller & { id: string }> {
  const id = uuidv7();
  const token = await inTransaction(db, async (tx) => {
    await tx
      .insertInto('users')
      .values({
        id,
        email: newAddress(),
        name: 'Somebody',
        role,
        verifiedAt: verified ? new Date() : null,
      })
      .execute();
    return sessions.open(tx, id, 'test');
  });
  return { id, headers: bearer(token) };
}

const withoutSession = async (world: World, change: (userId: string) => Promise<unknown>) => {
  const caller = await addCaller(world, { role: 'admin' });
  await change(caller.id);
  return caller;
};

/** All kinds of callers of a route. The first four are not authenticated. */
export const CALLERS: Record<string, (world: World) => Promise<Caller>> = {
  nobody: () => Promise.resolve({ id: null, headers: {} }),
  'an unknown token': () => Promise.resolve({ id: null, headers: bearer('x'.repeat(43)) }),
  'an admin whose session has run out': (world) =>
    withoutSession(world, (userId) =>
      world.platform.db
        .updateTable('sessions')
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where('userId', '=', userId)
        .execute(),
    ),
  'an admin who has signed out': (world) =>
    withoutSession(world, (userId) =>
      world.platform.db.deleteFrom('sessions').where('userId', '=', userId).execute(),
    ),
  'an unverified user': (world) => addCaller(world, { verified: false }),
  'a verified user': (world) => addCaller(world),
  'an unverified admin': (world) => addCaller(world, { role: 'admin', verified: false }),
  'an admin': (world) => addCaller(world, { role: 'admin' }),
  'the key of an admin': async (world) => {
    const { id } = await addCaller(world, { role: 'admin' });
    const { secret } = await world.services.keys.create(id, {
      name: 'Laptop',
      scopes: KEY_SCOPES,
      days: null,
    });
    return { id, headers: bearer(secret) };
  },
};
