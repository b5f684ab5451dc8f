import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import { componentCard } from './catalog.ts';
import { COMPONENT_CATEGORIES } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { jsonText, orNone } from './form-fields.ts';

/** As large as a file anybody would paste. */
export const CODE_MAX_LENGTH = 100_000;
/** Codes are long, so a page of them is shorter than others may be. */
export const COMPONENTS_PER_PAGE = 15;

export const COMPONENT_SORTS = ['newest', 'updated', 'title', 'price'] as const;
/** What stands for "no plan" in an address. */
export const FREE_PLAN = 'free';

const byId = z.object({ id: z.uuid() });

const tags = z
  .array(z.string().trim().min(1).max(40))
  .max(20)
  .transform((list) => [...new Set(list)]);

/** A component as an admin sees it: all that its form holds, and what its current version is. */
export const componentRecord = componentCard
  .extend({
    code: z.string(),
    version: z.int(),
    licence: z.string(),
    status: z.enum(['draft', 'published', 'withdrawn']),
    /** Sent back with an edit, so that nobody overwrites what somebody else has changed meanwhile. */
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ComponentRecord' });

export type ComponentRecord = z.output<typeof componentRecord>;

const filters = {
  category: z.enum(COMPONENT_CATEGORIES).optional(),
  plan: z.union([z.literal(FREE_PLAN), z.uuid()]).optional(),
  /** What was taken off the shelves is still there for those who bought it. */
  status: z.enum(['published', 'withdrawn']).default('published'),
};

const { page, limit, ...order } = adminListQuery({
  sorts: COMPONENT_SORTS,
  sort: 'newest',
  limit: COMPONENTS_PER_PAGE,
});

export const listAdminComponents = endpoint(adminAddresses.listAdminComponents, {
  summary: 'Components with their code, a numbered page at a time',
  access: 'admin',
  cache: 'private',
  query: z.object({ ...order, page, limit, ...filters }),
  response: adminPage(componentRecord),
});

export const exportComponents = endpoint(adminAddresses.exportComponents, {
  summary: 'The same list as CSV, all pages of it up to the bound of lists, without code',
  access: 'admin',
  cache: 'private',
  query: z.object({ ...order, ...filters }),
  response: z.string(),
});

export type ComponentListQuery = z.output<typeof listAdminComponents.query>;

const code = z.string().min(1).max(CODE_MAX_LENGTH);

export const checkComponentCode = endpoint(adminAddresses.checkComponentCode, {
  summary: 'What keeps a component’s code from being read, and the same code marked up',
  access: 'admin',
  cache: 'private',
  body: z.object({ code }),
  response: z
    .object({
      /** The first mistakes, lines and columns counted from 1; null when the code is too much to read. */
      problems: z
        .array(z.object({ line: z.int(), column: z.int(), message: z.string() }))
        .nullable(),
      highlighted: z.string().nullable(),
    })
    .meta({ id: 'CodeCheck' }),
});

export type CodeCheck = z.output<typeof checkComponentCode.response>;

const fields = {
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().max(4_000).default(''),
  code,
  category: z.enum(COMPONENT_CATEGORIES),
  info: z.string().trim().max(8_000).default(''),
};

const price = z.number().int().positive().max(1_000_000);
/** As the form was loaded with it; left out, the last one to save wins. */
const updatedAt = z.iso.datetime().optional();

export const MISSING_FIELDS = 'Please fill all required fields: title, code, category and image';
const TOO_LARGE = 'The image is too large. Please use one of up to 10MB.';
const ONE_IMAGE = 'A component has one image.';

/** The form's hint says 5 MB and is not enforced; this is what the server bears. */
const files = {
  field: 'image',
  max: 1,
  maxBytes: 10 * 1024 * 1024,
  totalMaxBytes: 10 * 1024 * 1024,
  messages: { tooMany: ONE_IMAGE, tooLarge: TOO_LARGE, tooLargeInAll: TOO_LARGE },
} as const;

export const createComponent = endpoint(adminAddresses.createComponent, {
  summary: 'Publishes a component with its picture',
  access: 'admin',
  cache: 'private',
  body: z.object({
    ...fields,
    tags: jsonText(tags).default([]),
    /** Empty makes it free. */
    subscriptionPlan: orNone(z.uuid()).default(null),
    /** Rupees; empty when it is not sold singly. */
    price: orNone(
      z
        .string()
        .regex(/^\d{1,7}$/)
        .transform(Number)
        .pipe(price),
    ).default(null),
  }),
  files,
  response: componentRecord,
});

export const replaceComponentImage = endpoint(adminAddresses.replaceComponentImage, {
  summary: 'Gives a component another picture',
  access: 'admin',
  cache: 'private',
  params: byId,
  body: z.object({ updatedAt }),
  files,
  response: componentRecord,
});

export const updateComponent = endpoint(adminAddresses.updateComponent, {
  summary:
    'Changes a component; changed code, or a licence changed by its plan, becomes a new version',
  access: 'admin',
  cache: 'private',
  params: byId,
  body: z.object({
    ...fields,
    tags: tags.default([]),
    /** Null makes it free; left out, it stays as it is. */
    subscriptionPlan: z.uuid().nullable().optional(),
    /** Rupees; null when it is not sold singly; left out, it stays as it is. */
    price: price.nullable().optional(),
    updatedAt,
  }),
  response: componentRecord,
});

export const deleteComponent = endpoint(adminAddresses.deleteComponent, {
  summary: 'Takes a component off the shelves; those who bought it keep it',
  access: 'admin',
  cache: 'private',
  params: byId,
  response: z.object({ success: z.literal(true) }),
});
