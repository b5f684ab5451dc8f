import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import { componentCard } from './catalog.ts';
import { COMPONENT_CATEGORIES } from './categories.ts';
import { changeNote } from './change-note.ts';
import { endpoint } from './endpoint.ts';
import { jsonText, orNone } from './form-fields.ts';

export const CODE_MAX_LENGTH = 100_000;
/** A page is shorter than in other lists, because each row carries its code. */
export const COMPONENTS_PER_PAGE = 15;

export const COMPONENT_SORTS = ['newest', 'updated', 'title', 'price'] as const;
/** The value of the `plan` filter that means "no plan". */
export const FREE_PLAN = 'free';

const byId = z.object({ id: z.uuid() });

const tags = z
  .array(z.string().trim().min(1).max(40))
  .max(20)
  .transform((list) => [...new Set(list)]);

/** A component as an admin sees it: all form fields and the facts about its current version. */
export const componentRecord = componentCard
  .extend({
    code: z.string(),
    version: z.int(),
    licence: z.string(),
    status: z.enum(['draft', 'private', 'published', 'withdrawn']),
    /** Who made it. Null for the shop's own; the name is null once the person is deleted. */
    creator: z.object({ _id: z.uuid(), name: z.string().nullable() }).nullable(),
    /** An edit sends it back, so that it cannot overwrite a change that another admin made meanwhile. */
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ComponentRecord' });

export type ComponentRecord = z.output<typeof componentRecord>;

const filters = {
  category: z.enum(COMPONENT_CATEGORIES).optional(),
  plan: z.union([z.literal(FREE_PLAN), z.uuid()]).optional(),
  /** A withdrawn component stays available to its buyers, and a private one to the member who requested it. */
  status: z.enum(['published', 'private', 'withdrawn']).default('published'),
  creator: z.uuid().optional(),
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
      /** The first syntax errors; lines and columns start at 1. Null when the code is too long to check. */
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
/** The value that the form was loaded with. Without it the last save wins. */
const updatedAt = z.iso.datetime().optional();

export const MISSING_FIELDS = 'Please fill all required fields: title, code, category and image';
const TOO_LARGE = 'The image is too large. Please use one of up to 10MB.';
const ONE_IMAGE = 'A component has one image.';

/** The form's hint of 5 MB is not enforced. This is the limit that the server enforces. */
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
    /** An idempotency key made by the form. A repeated request gets the response of the first. */
    requestId: z.uuid().optional(),
    tags: jsonText(tags).default([]),
    /** Empty means free. */
    subscriptionPlan: orNone(z.uuid()).default(null),
    /** Rupees; empty when the component is not sold on its own. */
    price: orNone(
      z
        .string()
        .regex(/^\d{1,7}$/)
        .transform(Number)
        .pipe(price),
    ).default(null),
    /** Who made it; empty for the shop's own. No default: stored digests of forms were made without this field. */
    creator: orNone(z.uuid()).optional(),
    /** A private component is not in the catalogue. Only the member who requested it will see it. */
    visibility: z.enum(['public', 'private']).default('public'),
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
    /** Null means free. Left out, the value stays unchanged. */
    subscriptionPlan: z.uuid().nullable().optional(),
    /** Rupees; null when the component is not sold on its own. Left out, the value stays unchanged. */
    price: price.nullable().optional(),
    /** Null for the shop's own. Left out, the value stays unchanged. */
    creator: z.uuid().nullable().optional(),
    /** What changed in the code. It is kept with the new version, and ignored without one. */
    changes: changeNote.optional(),
    updatedAt,
  }),
  response: componentRecord,
});

export const deleteComponent = endpoint(adminAddresses.deleteComponent, {
  summary: 'Withdraws a component; those who bought it keep it',
  access: 'admin',
  cache: 'private',
  params: byId,
  response: z.object({ success: z.literal(true) }),
});

export const putBackComponent = endpoint(adminAddresses.putBackComponent, {
  summary: 'Undoes a withdrawal; the component returns with its slug and its place in the lists',
  access: 'admin',
  cache: 'private',
  params: byId,
  response: z.object({ success: z.literal(true) }),
});
