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

/** What the checks of a version found, as the component page states them; all of it may be missing on older items. */
export const qualityFacts = z
  .object({
    /** Bytes of the file as it is pasted, and of its script once built and compressed. */
    sourceBytes: z.int().optional(),
    bundleGzipBytes: z.int().optional(),
    accessible: z.boolean().optional(),
    darkMode: z.boolean().optional(),
    reducedMotion: z.boolean().optional(),
    rightToLeft: z.boolean().optional(),
    /** Widths in pixels it was rendered at. */
    widths: z.array(z.int()).optional(),
    worksWhenPasted: z.boolean().optional(),
  })
  .meta({ id: 'QualityFacts' });

export type QualityFacts = z.output<typeof qualityFacts>;

/** A component as its own page shows it to anyone. It has no `code`. */
export const componentDetail = componentCard
  .extend({
    version: z.int(),
    updatedAt: z.iso.datetime(),
    licence: z.string(),
    dependencies: z.record(z.string(), z.string()),
    checks: qualityFacts,
    related: z.array(componentCard),
  })
  .meta({ id: 'ComponentDetail' });

export type ComponentDetail = z.output<typeof componentDetail>;

export const getComponent = endpoint(addresses.getComponent, {
  summary: 'One published component; an old slug finds the component that had it',
  access: 'public',
  cache: 'public',
  params: z.object({ slug: z.string().min(1).max(80) }),
  response: componentDetail,
});

const byId = z.object({ id: z.uuid() });

/** The one way code leaves for people: after the access rule, to somebody verified. */
export const componentCode = z
  .object({
    _id: z.uuid(),
    code: z.string(),
    /** The same, marked up by our highlighter with `tok-` classes. */
    highlighted: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'ComponentCode' });

export type ComponentCode = z.output<typeof componentCode>;

export const getComponentCode = endpoint(addresses.getComponentCode, {
  summary: 'The code of a component the signed-in person may copy',
  access: 'verified',
  cache: 'private',
  params: byId,
  response: componentCode,
});
