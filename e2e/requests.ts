import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { keepToken, type Person } from './people.ts';
import { open } from './visitors.ts';

type Asked = {
  title: string;
  status?: 'submitted' | 'accepted' | 'in-progress' | 'declined';
  /** The number of this request within the plan's quota. */
  slot?: number;
};

/** A request, inserted directly into the database. */
export async function addRequest({ id }: Person, { title, status = 'submitted', slot }: Asked) {
  const requestId = randomUUID();
  await query(
    `insert into requests (id, user_id, grant_id, title, category, purpose, links, status, needs_reply, slot, created_at, updated_at)
     select $1, $2, id, $3, 'Blocks',
       'Visitors choose their seats by keyboard or touch, and see at once what is taken.',
       '{https://seats.example/map}', $4, $4 = 'submitted', $5, now(), now()
     from grants where holder_id = $2 and kind = 'plan' limit 1`,
    [requestId, id, title, status, slot ?? null],
  );
  return requestId;
}

/** Opens a member's requests page as that member. */
export async function openRequests(page: Page, person: Person, origin = '') {
  await keepToken(page, person.token, origin);
  await open(page, `${origin}/dashboard/requests`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Requests');
}
