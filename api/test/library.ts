import { inTransaction } from '../src/platform/db/database.ts';
import { uuidv7 } from '../src/platform/db/uuid.ts';
import type { World } from './world.ts';

const given = () => ({ kind: 'admin', id: uuidv7() }) as const;

export const givePlan = (
  world: World,
  holderId: string,
  planId: string,
  durationDays?: number,
): Promise<boolean> =>
  inTransaction(world.platform.db, (tx) =>
    world.services.subscriptions.grantPlan(tx, {
      holderId,
      planId,
      source: given(),
      ...(durationDays !== undefined && { durationDays }),
    }),
  );

export const giveComponent = (
  world: World,
  holderId: string,
  componentId: string,
): Promise<boolean> =>
  inTransaction(world.platform.db, (tx) =>
    world.services.subscriptions.grantComponent(tx, {
      holderId,
      componentId,
      source: given(),
      snapshot: {},
    }),
  );
