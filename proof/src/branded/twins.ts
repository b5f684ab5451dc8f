import type { Brand } from '@tessera/contract/brand';
import { brandCode } from '@tessera/contract/brand-code';
import { withHeader } from '@tessera/contract/code-header';
import type { Prepared } from '../../../catalogue/pipeline/checks/check.ts';
import type { Item } from '../../../catalogue/pipeline/item.ts';
import { sha256Of } from '../../../catalogue/pipeline/seal.ts';

/** The names of the fonts contain spaces, which a class cannot. */
export const BRAND: Brand = { colour: '#16a34a', radius: '0.75rem', font: 'Old-style serif' };

/** The code as the shop copies it (`web/src/state/copy-code.ts`). */
const copied = ({ meta, slug }: Item, code: string): string =>
  withHeader(brandCode(code, BRAND), {
    title: meta.title,
    version: 1,
    sha256: sha256Of(code),
    url: `https://shop.test/components/${slug}`,
  });

export const twinSlug = (slug: string): string => `${slug}-branded`;

/** The same item with the brand in its code, in both languages. It stands beside the original in a project. */
export const twinOf = ({ item, bundle, javascript }: Prepared): Prepared => ({
  item: { ...item, slug: twinSlug(item.slug), source: copied(item, item.source) },
  bundle,
  javascript: copied(item, javascript),
});
