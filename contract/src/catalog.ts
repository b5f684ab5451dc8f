import { z } from 'zod';
import { addresses } from './addresses.ts';
import { SEARCH_MAX_LENGTH } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { publicPage } from './paging.ts';
import { planReference } from './plans.ts';

/** A component as anyone may see it. It has no `code`: code leaves by a door of its own. */
export const componentCard = z
  .object({
    _id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    info: z.string(),
    imageUrl: z.string(),
    image: z
      .object({
        width: z.int(),
        height: z.int(),
        /** Four colours, `rrggbb` each, of the picture's quarters: top left, top right, bottom left, bottom right. */
        placeholder: z.string(),
      })
      .meta({ id: 'Picture' }),
    subscriptionPlan: planReference.optional(),
    price: z.number().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ComponentCard' });

export type ComponentCard = z.output<typeof componentCard>;

export const listComponents = endpoint(addresses.listComponents, {
  summary:
    'Published components, newest first, a page at a time; with `search`, better matches before newer ones',
  access: 'public',
  cache: 'public',
  query: z.object({
    ...publicPage,
    category: z.string().min(1).max(40).optional(),
    search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  }),
  response: z.array(componentCard),
});

export const categoryCount = z
  .object({ category: z.string(), count: z.int() })
  .meta({ id: 'CategoryCount' });

export type CategoryCount = z.output<typeof categoryCount>;

export const listComponentCategories = endpoint(addresses.listComponentCategories, {
  summary: 'How many published components each category has',
  access: 'public',
  cache: 'public',
  response: z.array(categoryCount),
});

export const suggestSearch = endpoint(addresses.suggestSearch, {
  summary: 'What somebody may have meant whose search found nothing',
  access: 'public',
  cache: 'public',
  query: z.object({ search: z.string().trim().max(SEARCH_MAX_LENGTH).default('') }),
  response: z.object({ suggestion: z.string().nullable() }).meta({ id: 'Suggestion' }),
});
