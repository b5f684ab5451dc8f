import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { endpoint } from './endpoint.ts';

const count = z.int().min(0);

/** The numbers in the navigation of the admin area. Each stops at the bound of admin lists. */
export const getAdminCounts = endpoint(adminAddresses.getAdminCounts, {
  summary: 'What waits for an admin, and how much there is of everything',
  access: 'admin',
  cache: 'private',
  response: z
    .object({
      waiting: z.object({
        applications: count,
        /** Requests whose last word is the member's. */
        requests: count,
        /** Faults that no admin has looked at yet. */
        faults: count,
        /** Payments that fit no order, and refunds that the provider refused. */
        money: count,
      }),
      sizes: z.object({ users: count, components: count, templates: count, plans: count }),
    })
    .meta({ id: 'AdminCounts' }),
});

export type AdminCounts = z.output<typeof getAdminCounts.response>;
