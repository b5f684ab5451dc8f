import { type Brand, brandVariables, isBranded } from '@tessera/contract/brand';
import { exportedName, otherPackages } from '@tessera/contract/code-facts';
import { type CodeHeader, withLastLine } from '@tessera/contract/code-header';
import { PAID_LICENCE } from '@tessera/contract/licences';
import { addCommand, REGISTRY_OFFSET_MAX, registryTarget } from '@tessera/contract/registry';
import type { EntryRow, ListedRow, VersionFacts } from './repository.ts';

const ITEM_SCHEMA = 'https://ui.shadcn.com/schema/registry-item.json';
const LIST_SCHEMA = 'https://ui.shadcn.com/schema/registry.json';
export const TYPE = 'registry:block';

export const planOf = ({ planName }: { planName: string | null }): string => planName ?? 'Free';

/** The CLI and other programs show no plan, so a description begins with it. The CLI cuts its end. */
const describe = ({ description, planName }: Pick<EntryRow, 'description' | 'planName'>): string =>
  planName === null ? description : `${planName}: ${description}`;

/** What a file says of itself, in a comment of one line. */
export const headerOf = (
  { slug, title }: Pick<EntryRow, 'slug' | 'title'>,
  { number, sha256 }: Pick<VersionFacts, 'number' | 'sha256'>,
  origin: string,
): CodeHeader => ({ title, version: number, sha256, url: `${origin}/components/${slug}` });

const licenceText = (origin: string): string =>
  [
    PAID_LICENCE,
    '',
    'You may use the component in any number of sites, apps and products, your own and your clients’, and change it as you like.',
    'You may not sell or give it away as such: as a library, a template, a kit or a generator, changed or not.',
    `The whole text: ${origin}/legal/licence`,
    '',
  ].join('\n');

/** Variables of CSS by their names without dashes, as the CLI writes them. */
function cssVarsOf(brand: Brand) {
  const { '--font-sans': sans, ...variables } = brandVariables(brand);
  const plain = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name.slice(2), value]),
  );
  return {
    ...(sans !== undefined && { theme: { 'font-sans': sans } }),
    light: plain,
    dark: plain,
  };
}

export type RegistryItem = ReturnType<typeof presentItem>;

/** One component as the CLI installs it. */
export function presentItem(
  entry: EntryRow,
  version: VersionFacts,
  code: string,
  { origin, brand }: { origin: string; brand: Brand | null },
) {
  const { slug, title, category } = entry;
  const page = `${origin}/components/${slug}`;
  const name = exportedName(code);
  const { checkedOn } = version.checks;
  return {
    $schema: ITEM_SCHEMA,
    name: slug,
    type: TYPE,
    title,
    description: describe(entry),
    author: 'Tessera',
    dependencies: otherPackages(version.dependencies),
    registryDependencies: [],
    files: [
      {
        path: `components/tessera/${slug}.tsx`,
        type: 'registry:component',
        target: registryTarget(slug),
        content: withLastLine(code, headerOf(entry, version, origin)),
      },
      ...(entry.planName === null
        ? []
        : [
            {
              path: 'licences/tessera.txt',
              type: 'registry:file',
              target: '~/licences/tessera.txt',
              content: licenceText(origin),
            },
          ]),
    ],
    ...(brand && isBranded(brand) && { cssVars: cssVarsOf(brand) }),
    categories: [category],
    docs: [
      ...(name === null ? [] : [`import { ${name} } from '@/components/tessera/${slug}';`]),
      `Props, checks and versions: ${page}`,
      `What a newer version changes: ${addCommand('npm', { slug, isFree: entry.planName === null, origin })} --diff`,
    ].join('\n'),
    meta: {
      plan: planOf(entry),
      version: String(version.number),
      sha256: version.sha256,
      licence: version.licence,
      url: page,
      ...(typeof checkedOn === 'string' && { checkedAt: checkedOn }),
    },
  };
}

const presentListed = (row: ListedRow) => ({
  name: row.slug,
  type: TYPE,
  title: row.title,
  description: describe(row),
  categories: [row.category],
  meta: { plan: planOf(row), version: String(row.number) },
});

export const presentList = (
  rows: readonly ListedRow[],
  {
    origin,
    total,
    offset,
    limit,
  }: { origin: string; total: number; offset: number; limit: number },
) => ({
  $schema: LIST_SCHEMA,
  name: 'tessera',
  homepage: origin,
  items: rows.map(presentListed),
  pagination: {
    total,
    offset,
    limit,
    hasMore: offset + rows.length < Math.min(total, REGISTRY_OFFSET_MAX),
  },
});
