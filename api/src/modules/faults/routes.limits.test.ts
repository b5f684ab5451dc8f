import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountsWorld, signUp } from '../../../test/accounts.ts';
import { report } from '../../../test/faults.ts';
import type { World } from '../../../test/world.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld({ overrides: { AUTH_LIMIT_FACTOR: '1' } });
});
afterAll(() => world.close());

test('whoever reports without end is asked to wait', async () => {
  const { token } = await signUp(world);
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent++)
    statuses.push((await report(world, token, uuidv7())).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
});
