import { z } from 'zod';
import { changeNote } from '@tessera/contract/change-note';
import { CODE_LANGUAGES, SEARCH_MAX_LENGTH } from '@tessera/contract/constants';

const name = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
  .describe('The name of the component as search_components gives it, such as plain-hero');

/** At least what a copied file says of itself. */
const SHA256 = /^[0-9a-f]{12,64}$/;
const UPDATES_MAX = 50;

/** What the tools take. The descriptions are for the models that use them. */
export const TOOL_INPUTS = {
  search: z.object({
    query: z.string().trim().max(SEARCH_MAX_LENGTH).describe('A few words, such as pricing table'),
    category: z.string().min(1).max(40).optional().describe('A category of list_categories'),
    free: z.boolean().optional().describe('True: only components that need no plan'),
    limit: z.int().min(1).max(20).default(8),
  }),
  component: z.object({
    name,
    language: z.enum(CODE_LANGUAGES).default('ts').describe('ts for TypeScript, js for JavaScript'),
    version: z.int().min(1).optional().describe('An older version. Leave it out for the newest'),
  }),
  categories: z.object({}),
  template: z.object({ name: name.describe('The name of the template, as in its address') }),
  updates: z.object({
    items: z
      .array(
        z.object({
          name,
          sha256: z
            .string()
            .regex(SHA256)
            .describe('The hash in the first or last line of the copied file'),
        }),
      )
      .min(1)
      .max(UPDATES_MAX),
  }),
};

const plan = z.string().describe('Free, or the plan that opens the code');

/** What the tools answer. */
export const TOOL_OUTPUTS = {
  search: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        description: z.string(),
        category: z.string(),
        plan,
        url: z.string(),
      }),
    ),
    /** Of the whole search. */
    total: z.int().nullable(),
  }),
  categories: z.object({
    categories: z.array(z.object({ category: z.string(), count: z.int() })),
  }),
  template: z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    plan,
    url: z.string(),
  }),
  updates: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        state: z.enum(['current', 'outdated', 'changed', 'withdrawn', 'unknown']),
        /** The version whose file has the hash. */
        yours: z.int().nullable(),
        newest: z.int().nullable(),
        /** The notes of all newer versions. */
        notes: z.array(
          z.object({
            version: z.int(),
            breaks: z.boolean(),
            notes: changeNote.shape.notes,
          }),
        ),
        url: z.string(),
      }),
    ),
    /** The answer would be too long with them. */
    notesLeftOut: z.boolean(),
  }),
};

export type ToolInputs = { [K in keyof typeof TOOL_INPUTS]: z.output<(typeof TOOL_INPUTS)[K]> };
export type ToolOutputs = { [K in keyof typeof TOOL_OUTPUTS]: z.input<(typeof TOOL_OUTPUTS)[K]> };
