import {
  type ComponentCard,
  type ComponentDetail,
  type ComponentPreview,
  qualityFacts,
} from '@tessera/contract/catalog';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { rupeesFromPaise } from '@tessera/contract/money';
import { type CsvColumn, timeColumn } from '../../platform/http/csv.ts';
import { readFacts, readKind, readRequirements, readWeight, stackOf } from './policy.stack.ts';
import type { RecordRow, SummaryRow } from './repository.admin.ts';
import type { VersionRow } from './repository.items.ts';
import type { ComponentRow, VersionPreview } from './repository.ts';

export const presentCard = (row: ComponentRow): ComponentCard => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  category: row.category,
  tags: row.tags,
  info: row.info,
  imageUrl: `/media/${row.imageKey}`,
  ...(row.darkImageKey !== null && { darkImageUrl: `/media/${row.darkImageKey}` }),
  image: { width: row.imageWidth, height: row.imageHeight, placeholder: row.imagePlaceholder },
  createdAt: row.createdAt.toISOString(),
  ...(row.pricePaise !== null && { price: rupeesFromPaise(row.pricePaise) }),
  ...readKind(row.kind),
  ...readWeight(row),
  ...(row.hasJavascript && { hasJs: true }),
  ...(row.planId !== null &&
    row.planName !== null &&
    row.planPricePaise !== null && {
      subscriptionPlan: {
        _id: row.planId,
        name: row.planName,
        price: rupeesFromPaise(row.planPricePaise),
      },
    }),
});

/** Enough to tell two versions of a file apart. */
const HASH_LENGTH = 12;

const presentPreview = (
  { path, heights, phone }: VersionPreview,
  origin: string,
): ComponentPreview => ({
  url: `${origin}/${path}`,
  heights,
  phone: {
    imageUrl: `/media/${phone.key}`,
    darkImageUrl: `/media/${phone.darkKey}`,
    width: phone.width,
    height: phone.height,
  },
});

/** Without a preview origin the page shows the picture alone. */
export const presentDetail = (
  row: ComponentRow,
  version: VersionRow,
  related: ComponentRow[],
  previewOrigin: string | undefined,
): ComponentDetail => {
  const facts = readFacts(version.checks);
  const { limits, expressive, character, props, tokens } = facts;
  return {
    ...presentCard(row),
    version: version.number,
    updatedAt: version.publishedAt.toISOString(),
    licence: version.licence,
    dependencies: version.dependencies,
    stack: stackOf(version),
    ...readRequirements(facts),
    limits,
    ...(expressive && { expressive }),
    ...(character && { style: character }),
    hash: version.sha256.slice(0, HASH_LENGTH),
    props,
    tokens,
    // Other results of the checks are not public.
    checks: qualityFacts.safeParse(version.checks).data ?? {},
    ...(version.preview &&
      previewOrigin !== undefined && { preview: presentPreview(version.preview, previewOrigin) }),
    related: related.map(presentCard),
  };
};

export const presentRecord = (row: RecordRow): ComponentRecord => ({
  ...presentCard(row),
  code: row.code,
  version: row.number,
  licence: row.licence,
  status: row.status,
  updatedAt: row.updatedAt.toISOString(),
  creator: row.sellerId === null ? null : { _id: row.sellerId, name: row.sellerName },
});

/** The columns of the CSV export. */
export const COMPONENT_COLUMNS: readonly CsvColumn<SummaryRow>[] = [
  ['Id', ({ id }) => id],
  ['Address', ({ slug }) => `/components/${slug}`],
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Category', ({ category }) => category],
  ['Plan', ({ planName }) => planName ?? 'Free'],
  [
    'Price in rupees',
    ({ pricePaise }) => (pricePaise === null ? null : rupeesFromPaise(pricePaise)),
  ],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Status', ({ status }) => status],
  [
    'Creator',
    ({ sellerId, sellerName }) => (sellerId === null ? null : (sellerName ?? 'Deleted creator')),
  ],
  timeColumn('Added', ({ createdAt }) => createdAt),
  timeColumn('Changed', ({ updatedAt }) => updatedAt),
];
