import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery, adminPage } from './admin-list.ts';
import { FREE_PLAN } from './catalog-admin.ts';
import { TEMPLATE_IMAGE_MAX_BYTES, TEMPLATE_IMAGES_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { jsonText, orNone } from './form-fields.ts';
import { TEMPLATE_CATEGORIES } from './template-categories.ts';
import { templateCard } from './templates.ts';

export const TEMPLATE_FILE_MAX_BYTES = 100 * 1024 * 1024;

/** An uploaded zip and the state of its check. Only a `good` one can be published. */
export const templateFile = z
  .object({
    _id: z.uuid(),
    status: z.enum(['awaited', 'checking', 'good', 'refused']),
    fileName: z.string(),
    bytes: z.int().optional(),
    sha256: z.string().optional(),
    entries: z.int().optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'TemplateFile' });

export type TemplateFile = z.output<typeof templateFile>;

/** A template as an admin sees it, with all form fields. */
export const templateRecord = templateCard
  .extend({
    price: z.number(),
    /** Empty when the file is stored here. */
    downloadUrl: z.string(),
    file: templateFile.optional(),
    version: z.int(),
    downloads: z.int(),
    status: z.enum(['draft', 'published', 'withdrawn']),
    /** An edit sends it back, so that it cannot overwrite a change that another admin made meanwhile. */
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'TemplateRecord' });

export type TemplateRecord = z.output<typeof templateRecord>;

export const TEMPLATE_SORTS = ['createdAt', 'updatedAt', 'title', 'category', 'downloads'] as const;
export const TEMPLATES_PER_PAGE = 10;

const filters = {
  category: z.enum(TEMPLATE_CATEGORIES).optional(),
  plan: z.union([z.literal(FREE_PLAN), z.uuid()]).optional(),
  status: z.enum(['published', 'withdrawn']).default('published'),
};

const { page, limit, ...order } = adminListQuery({
  sorts: TEMPLATE_SORTS,
  sort: 'createdAt',
  limit: TEMPLATES_PER_PAGE,
});

export const listAdminTemplates = endpoint(adminAddresses.listAdminTemplates, {
  summary: 'Templates with what only admins may know, a numbered page at a time',
  access: 'admin',
  cache: 'private',
  query: z.object({ ...order, page, limit, ...filters }),
  response: adminPage(templateRecord),
});

export const exportTemplates = endpoint(adminAddresses.exportTemplates, {
  summary: 'The same list as CSV, all pages of it up to the bound of lists',
  access: 'admin',
  cache: 'private',
  query: z.object({ ...order, ...filters }),
  response: z.string(),
});

export type TemplateListQuery = z.output<typeof listAdminTemplates.query>;

/** Empty is allowed here, because the service reports missing fields with its own message. */
const address = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)]));

const fields = {
  title: z.string().trim().max(120).default(''),
  subtitle: z.string().trim().max(200).default(''),
  description: z.string().trim().max(4_000).default(''),
  /** Rupees. */
  price: z.coerce.number().int().min(0).max(1_000_000).default(0),
  previewUrl: address.default(''),
  downloadUrl: address.default(''),
  /** An uploaded file that passed its check, instead of a download URL. */
  fileId: orNone(z.uuid()).optional(),
  category: z.union([z.literal(''), z.enum(TEMPLATE_CATEGORIES)]).default(''),
  tags: jsonText(
    z
      .array(z.string().trim().max(40))
      .max(40)
      .transform((list) => [...new Set(list.filter(Boolean))])
      .pipe(z.array(z.string()).max(20)),
  ).optional(),
  subscriptionPlan: orNone(z.uuid()).optional(),
};

const images = {
  field: 'images',
  max: TEMPLATE_IMAGES_MAX,
  maxBytes: TEMPLATE_IMAGE_MAX_BYTES,
  totalMaxBytes: TEMPLATE_IMAGES_MAX * TEMPLATE_IMAGE_MAX_BYTES,
  messages: {
    tooMany: 'Maximum 5 images allowed',
    tooLarge: 'Each image must be 5MB or smaller.',
    tooLargeInAll: 'The images are too large together.',
  },
} as const;

const written = z.object({ template: templateRecord });

export const createTemplate = endpoint(adminAddresses.createTemplate, {
  summary: 'Publishes a template',
  access: 'admin',
  cache: 'private',
  body: z.object({
    ...fields,
    /** An idempotency key made by the client. A repeated request does not publish a second template. */
    requestId: z.uuid().optional(),
  }),
  files: images,
  response: written,
});

export const updateTemplate = endpoint(adminAddresses.updateTemplate, {
  summary: 'Changes a template; another file or address to download becomes a new version',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    ...fields,
    price: z.coerce.number().int().min(0).max(1_000_000).optional(),
    /** URLs from `images`. */
    imagesToRemove: jsonText(z.array(z.string().max(300)).max(TEMPLATE_IMAGES_MAX)).optional(),
    /** The value that the form was loaded with, so that it cannot overwrite a change of another admin. */
    updatedAt: z.iso.datetime().optional(),
  }),
  files: images,
  response: written,
});

export const deleteTemplate = endpoint(adminAddresses.deleteTemplate, {
  summary: 'Withdraws a template',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});

export const putBackTemplate = endpoint(adminAddresses.putBackTemplate, {
  summary: 'Undoes a withdrawal; the template returns with its slug and its place in the lists',
  access: 'admin',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});

export const startTemplateFile = endpoint(adminAddresses.startTemplateFile, {
  summary: 'A signed form that takes one zip straight to the store',
  access: 'admin',
  cache: 'private',
  body: z.object({
    fileName: z.string().trim().min(1).max(200),
    bytes: z.int().min(1).max(TEMPLATE_FILE_MAX_BYTES),
  }),
  response: z
    .object({ file: templateFile, url: z.string(), fields: z.record(z.string(), z.string()) })
    .meta({ id: 'TemplateFileForm' }),
});

const one = { access: 'admin', cache: 'private', params: z.object({ id: z.uuid() }) } as const;

export const checkTemplateFile = endpoint(adminAddresses.checkTemplateFile, {
  summary: 'Has a zip that was sent looked through',
  ...one,
  response: z.object({ file: templateFile }),
});

export const getTemplateFile = endpoint(adminAddresses.getTemplateFile, {
  summary: 'How far a zip has come',
  ...one,
  response: z.object({ file: templateFile }),
});
