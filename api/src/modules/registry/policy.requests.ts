import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';
import { REGISTRY_OFFSET_MAX, REGISTRY_PAGE_MAX } from '@tessera/contract/registry';

/** The CLI shows nothing of a 400, so a value that is not valid counts as left out. */
const listQuery = z.object({
  q: z.string().trim().max(SEARCH_MAX_LENGTH).catch(''),
  type: z.string().max(40).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(REGISTRY_PAGE_MAX).catch(REGISTRY_PAGE_MAX),
  /** Beyond the last place that can be asked for, the list is empty. */
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .catch(0)
    .transform((offset) => Math.min(offset, REGISTRY_OFFSET_MAX)),
});

export type ListQuery = z.output<typeof listQuery>;

export const readListQuery = (query: unknown): ListQuery => listQuery.parse(query ?? {});

/** A component by its slug, or one of its versions. */
export type Wanted = { slug: string; number?: number | undefined };

const FILE = /^([a-z0-9][a-z0-9-]{0,79})(?:@([1-9]\d{0,5}))?\.json$/;

/** `plain-hero.json`, `plain-hero@2.json`. Null for a file that no component can have. */
export function readFile(file: string): Wanted | null {
  const [, slug, number] = FILE.exec(file) ?? [];
  if (slug === undefined) return null;
  return number === undefined ? { slug } : { slug, number: Number(number) };
}

/** `Bearer <key>`, as the setup instructions write it. Null without the header, empty without a key in it. */
export function keyIn({ authorization }: { authorization?: string | undefined }): string | null {
  if (authorization === undefined) return null;
  return /^Bearer\s+(\S{1,200})$/i.exec(authorization)?.[1] ?? '';
}
