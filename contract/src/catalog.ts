import { z } from 'zod';
import { addresses } from './addresses.ts';
import { COMPONENT_KINDS, PUBLIC_PAGE_DEFAULT, SEARCH_MAX_LENGTH } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { publicPage } from './paging.ts';
import { planReference } from './plans.ts';

/** A component as any visitor sees it. It has no `code`, which has an endpoint of its own. */
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
    /** The picture in the dark theme, of the same size. Without it there is one picture for both themes. */
    darkImageUrl: z.string().optional(),
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
    /** Set when the catalogue has recorded it. */
    kind: z.enum(COMPONENT_KINDS).optional(),
    /** Script and stylesheet, gzipped. Set when the catalogue has measured it. */
    gzipBytes: z.int().optional(),
    /** Whether it runs in the browser. A server component is only markup and styles. */
    interactive: z.boolean().optional(),
    /** Whether there is a JavaScript variant of the code. */
    hasJs: z.boolean().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ComponentCard' });

export type ComponentCard = z.output<typeof componentCard>;

export const listComponents = endpoint(addresses.listComponents, {
  summary:
    'Published components, newest first, a page at a time; with `search`, better matches before newer ones',
  access: 'public',
  cache: 'public',
  tags: ['catalog', 'plans'],
  pageSize: PUBLIC_PAGE_DEFAULT,
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
  tags: ['catalog'],
  response: z.array(categoryCount),
});

export const suggestSearch = endpoint(addresses.suggestSearch, {
  summary: 'What somebody may have meant whose search found nothing',
  access: 'public',
  cache: 'public',
  tags: ['catalog'],
  query: z.object({ search: z.string().trim().max(SEARCH_MAX_LENGTH).default('') }),
  response: z.object({ suggestion: z.string().nullable() }).meta({ id: 'Suggestion' }),
});

/** Results of the quality checks of a version, shown on the component page. Older items may lack any of them. */
export const qualityFacts = z
  .object({
    /** Bytes and lines of the source file, and bytes of its script when built and gzipped. */
    sourceBytes: z.int().optional(),
    sourceLines: z.int().optional(),
    bundleGzipBytes: z.int().optional(),
    /** Bytes of its stylesheet, gzipped. */
    styleGzipBytes: z.int().optional(),
    /** The server's markup hydrates without a difference. */
    hydrates: z.boolean().optional(),
    accessible: z.boolean().optional(),
    darkMode: z.boolean().optional(),
    reducedMotion: z.boolean().optional(),
    rightToLeft: z.boolean().optional(),
    /** The viewport widths, in pixels, that it was rendered at. */
    widths: z.array(z.int()).optional(),
    worksWhenPasted: z.boolean().optional(),
    /** The projects that it was pasted into and built in, such as 'Next.js 16.4.3'. */
    projects: z.array(z.string()).optional(),
    /** The day of the last check. */
    checkedOn: z.iso.date().optional(),
  })
  .meta({ id: 'QualityFacts' });

export type QualityFacts = z.output<typeof qualityFacts>;

/** A property that a buyer can pass, read from the types of the source. */
export const componentProp = z
  .object({
    name: z.string(),
    type: z.string(),
    required: z.boolean(),
    /** The code of the default. Null without one. */
    default: z.string().nullable(),
    comment: z.string(),
  })
  .meta({ id: 'ComponentProp' });

export type ComponentProp = z.output<typeof componentProp>;

/** A CSS variable that a buyer can set around the component. */
export const componentToken = z
  .object({ name: z.string(), default: z.string(), purpose: z.string() })
  .meta({ id: 'ComponentToken' });

/** What a component needs of a project and of the visitors' browsers, as its record says. */
export const componentRequirements = z
  .object({
    /** The major versions of Tailwind CSS that it works with, such as '4'. Empty when the record has none. */
    tailwindcss: z.array(z.string()),
    /** Features that not every browser in use has, by their names in the record, such as 'popover'. */
    browser: z.array(z.string()),
  })
  .meta({ id: 'ComponentRequirements' });

export type ComponentRequirements = z.output<typeof componentRequirements>;

/** The live component in a frame of another origin. */
export const componentPreview = z
  .object({
    url: z.url(),
    /** The height of the component, in pixels, at some widths of the frame. The narrowest is first. */
    heights: z.array(z.tuple([z.int(), z.int()])),
    /** The component on a phone, in both themes. */
    phone: z.object({
      imageUrl: z.string(),
      darkImageUrl: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  })
  .meta({ id: 'ComponentPreview' });

export type ComponentPreview = z.output<typeof componentPreview>;

/** A component as its own page shows it to any visitor. It has no `code`. */
export const componentDetail = componentCard
  .extend({
    version: z.int(),
    updatedAt: z.iso.datetime(),
    licence: z.string(),
    dependencies: z.record(z.string(), z.string()),
    /** What it needs and was tried in, as far as it is known, such as 'React 19'. */
    stack: z.array(z.string()),
    /** Set when the catalogue has recorded it. */
    requires: componentRequirements.optional(),
    /** Sentences about what it does not do. */
    limits: z.array(z.string()),
    /** What makes it expressive, in one sentence. */
    expressive: z.string().optional(),
    /** The style of its design, such as 'Swiss'. */
    style: z.string().optional(),
    /** The start of the file's hash, to recognise it. */
    hash: z.string(),
    /** Read from the source. Components that an admin typed in have none. */
    props: z.array(componentProp),
    tokens: z.array(componentToken),
    checks: qualityFacts,
    /** Only components of the catalogue have one. */
    preview: componentPreview.optional(),
    related: z.array(componentCard),
  })
  .meta({ id: 'ComponentDetail' });

export type ComponentDetail = z.output<typeof componentDetail>;

export const getComponent = endpoint(addresses.getComponent, {
  summary: 'One published component; an old slug finds the component that had it',
  access: 'public',
  cache: 'public',
  tags: ['catalog', 'plans'],
  params: z.object({ slug: z.string().min(1).max(80) }),
  response: componentDetail,
});

const byId = z.object({ id: z.uuid() });

export const getComponentCard = endpoint(addresses.getComponentCard, {
  summary: 'The card of one published component',
  access: 'public',
  cache: 'public',
  tags: ['catalog', 'plans'],
  params: byId,
  response: componentCard,
});

/** The code of a component, after the access rule has passed. */
export const componentCode = z
  .object({
    _id: z.uuid(),
    slug: z.string(),
    code: z.string(),
    /** The same code as HTML of the server's highlighter, with `tok-` classes. */
    highlighted: z.string().nullable(),
    /** The JavaScript variant, if there is one. */
    codeJs: z.string().optional(),
    highlightedJs: z.string().nullable().optional(),
    version: z.int(),
    /** The hashes of the two files. */
    sha256: z.string(),
    sha256Js: z.string().optional(),
  })
  .meta({ id: 'ComponentCode' });

export type ComponentCode = z.output<typeof componentCode>;

export const readFreeCode = endpoint(addresses.readFreeCode, {
  summary: 'The code of a free component, for everybody to read',
  access: 'public',
  cache: 'public',
  tags: ['catalog', 'plans'],
  params: byId,
  response: componentCode,
});

export const getComponentCode = endpoint(addresses.getComponentCode, {
  summary: 'The code of a component the signed-in person may copy',
  access: 'verified',
  cache: 'private',
  params: byId,
  response: componentCode,
});
