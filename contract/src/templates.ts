import { z } from 'zod';
import { categoryCount } from './catalog.ts';
import { SEARCH_MAX_LENGTH, TEMPLATES_PAGE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { publicPage } from './paging.ts';
import { planReference } from './plans.ts';
import { templateAddresses } from './template-addresses.ts';
import { TEMPLATE_CATEGORIES } from './template-categories.ts';

export const templatePicture = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    /** Four colours, `rrggbb` each, of the picture's quarters: top left, top right, bottom left, bottom right. */
    placeholder: z.string(),
    /** The narrower versions. Their URL has `-{width}` before the file extension. */
    widths: z.array(z.int()),
  })
  .meta({ id: 'TemplatePicture' });

export type TemplatePicture = z.output<typeof templatePicture>;

/** The plan that a template requires, and the other plans that open it through links of that plan. */
const templatePlan = planReference
  .extend({ alsoOpenTo: z.array(z.uuid()) })
  .meta({ id: 'TemplatePlan' });

/** A template as any visitor sees it. It has no `downloadUrl`, because downloads have an endpoint of their own. */
export const templateCard = z
  .object({
    _id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    previewUrl: z.string(),
    images: z.array(z.string()),
    pictures: z.array(templatePicture),
    subscriptionPlan: templatePlan.optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TemplateCard' });

export type TemplateCard = z.output<typeof templateCard>;

export const listTemplates = endpoint(templateAddresses.listTemplates, {
  summary: 'Published templates, newest first, a page at a time',
  access: 'public',
  cache: 'public',
  tags: ['templates', 'plans'],
  pageSize: TEMPLATES_PAGE,
  query: z.object({
    ...publicPage,
    category: z.enum(TEMPLATE_CATEGORIES).optional(),
    search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  }),
  response: z.array(templateCard),
});

export const listTemplateCategories = endpoint(templateAddresses.listTemplateCategories, {
  summary: 'How many published templates each category has',
  access: 'public',
  cache: 'public',
  tags: ['templates'],
  response: z.array(categoryCount),
});

/** The zip file, if the shop stores it. Some templates are hosted by their maker. */
export const templateArchive = z
  .object({ bytes: z.int(), sha256: z.string() })
  .meta({ id: 'TemplateArchive' });

export const templateDetail = templateCard
  .extend({
    version: z.int(),
    updatedAt: z.iso.datetime(),
    licence: z.string(),
    /** What it is built with, and the pages it has. Empty when the catalogue has not recorded it. */
    stack: z.array(z.string()),
    pages: z.array(z.string()),
    archive: templateArchive.optional(),
  })
  .meta({ id: 'TemplateDetail' });

export type TemplateDetail = z.output<typeof templateDetail>;

export const getTemplate = endpoint(templateAddresses.getTemplate, {
  summary: 'One published template',
  access: 'public',
  cache: 'public',
  tags: ['templates', 'plans'],
  params: z.object({ slug: z.string().min(1).max(80) }),
  response: templateDetail,
});

export const getTemplateCard = endpoint(templateAddresses.getTemplateCard, {
  summary: 'The card of one published template',
  access: 'public',
  cache: 'public',
  tags: ['templates', 'plans'],
  params: z.object({ id: z.uuid() }),
  response: templateCard,
});

export const downloadTemplate = endpoint(templateAddresses.downloadTemplate, {
  summary:
    'Where the signed-in person can fetch a template now; a link of ours is good for a minute',
  access: 'verified',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: z
    .object({ url: z.string(), expiresAt: z.iso.datetime().nullable() })
    .meta({ id: 'TemplateDownload' }),
});
