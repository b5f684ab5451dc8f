import { LOOK_BACK_MS, nextCheck } from './policy.schedule.ts';
import { ordersRepository } from './repository.ts';
import type { OrderingService } from './service.ordering.ts';

export type { Item, OrderRow } from './repository.ts';

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Orders: how one is made, found, checked again and ended. */
export const createOrdersService = (ordering: OrderingService) => {
  const { find, findByProviderId, lock, place, hasten, hastenTheirs } = ordersRepository;
  const { claimDue, schedule, end } = ordersRepository;
  return {
    ...ordering,
    find,
    findByProviderId,
    lock,
    place,
    hasten,
    hastenTheirs,
    claimDue,
    schedule,
    end,
    nextCheck,
    /** After this time no payment of an order can arrive. */
    lookBackMs: LOOK_BACK_MS,
  };
};
