import { randomUUID } from 'node:crypto';
import { query } from './database.ts';
import type { Person } from './people.ts';

type Asked = { title: string; status?: 'submitted' | 'accepted' | 'in-progress' | 'declined' };

/** Somebody's request, put straight into the database; it counts against a plan without a bound. */
export async function addRequest({ id }: Person, { title, status = 'submitted' }: Asked) {
  const requestId = randomUUID();
  await query(
    `insert into requests (id, user_id, grant_id, title, category, purpose, links, status, needs_reply, created_at, updated_at)
     select $1, $2, id, $3, 'Blocks',
       'Visitors choose their seats by keyboard or touch, and see at once what is taken.',
       '{https://seats.example/map}', $4, $4 = 'submitted', now(), now()
     from grants where holder_id = $2 and kind = 'plan' limit 1`,
    [requestId, id, title, status],
  );
  return requestId;
}
