import { z } from 'zod';
import { componentCode } from './catalog.ts';
import { changeNote } from './change-note.ts';
import { endpoint } from './endpoint.ts';
import { versionAddresses } from './version-addresses.ts';

/** The newest versions that the list has. */
export const VERSIONS_MAX = 50;

/** A version as any visitor sees it. It has no code. */
export const componentVersion = z
  .object({
    number: z.int(),
    publishedAt: z.iso.datetime(),
    note: changeNote.nullable(),
    /** Lines of the main file, compared with the version before. Null when nobody counted them. */
    linesAdded: z.int().nullable(),
    linesRemoved: z.int().nullable(),
    lines: z.int(),
    /** Script and styles when built and gzipped, if they were measured. */
    gzipBytes: z.int().optional(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'ComponentVersion' });

export type ComponentVersion = z.output<typeof componentVersion>;

export const listVersions = endpoint(versionAddresses.listVersions, {
  summary: 'The versions of a published component, newest first, without code',
  access: 'public',
  cache: 'public',
  tags: ['catalog', 'plans'],
  params: z.object({ slug: z.string().min(1).max(80) }),
  response: z.array(componentVersion),
});

/** The number of a version in a path or a query. */
const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);
const oneVersion = z.object({ id: z.uuid(), number: versionNumber });

export const readFreeVersion = endpoint(versionAddresses.readFreeVersion, {
  summary: 'The code of a version of a free component, for everybody to read',
  access: 'public',
  cache: 'public',
  tags: ['catalog', 'plans'],
  params: oneVersion,
  response: componentCode,
});

export const getVersionCode = endpoint(versionAddresses.getVersionCode, {
  summary: 'The code of a version of a component the signed-in person may copy',
  access: 'verified',
  cache: 'private',
  params: oneVersion,
  response: componentCode,
});

/** What differs between two versions of the main file. Lines between the hunks are the same. */
export const versionDiff = z
  .object({
    from: z.int(),
    to: z.int(),
    added: z.int(),
    removed: z.int(),
    hunks: z.array(
      z.object({
        /** The numbers of the first line in both versions. */
        fromLine: z.int(),
        toLine: z.int(),
        lines: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'VersionDiff' });

export type VersionDiff = z.output<typeof versionDiff>;

export const compareVersions = endpoint(versionAddresses.compareVersions, {
  summary:
    'What differs from the version before, or from another one; what is free may be compared by everybody',
  access: 'optional',
  cache: 'private',
  params: oneVersion,
  query: z.object({ from: versionNumber.optional() }),
  response: versionDiff,
});
