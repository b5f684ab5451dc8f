import { z } from 'zod';
import { addresses } from './addresses.ts';
import { endpoint } from './endpoint.ts';

/** The plan of an item, as item responses contain it. Amounts in the API are rupees. */
export const planReference = z
  .object({ _id: z.uuid(), name: z.string(), price: z.number() })
  .meta({ id: 'PlanReference' });

/** How many published items a plan opens now, the free ones included. */
export const openedItems = z
  .object({ components: z.int(), templates: z.int() })
  .meta({ id: 'OpenedItems' });

export type OpenedItems = z.output<typeof openedItems>;

export const plan = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    price: z.number(),
    duration: z.int(),
    features: z.array(z.string()),
    accessiblePlans: z.array(z.uuid()),
    opens: openedItems,
  })
  .meta({ id: 'Plan' });

export type Plan = z.output<typeof plan>;

export const listPlans = endpoint(addresses.listPlans, {
  summary: 'The plans on sale, cheapest first',
  access: 'public',
  cache: 'public',
  tags: ['plans', 'catalog', 'templates'],
  response: z.array(plan),
});
