import { licenceFor } from '@tessera/contract/licences';
import { rupeesFromPaise } from '@tessera/contract/money';
import type { TemplateCard, TemplateDetail } from '@tessera/contract/templates';
import type { TemplateFile, TemplateRecord } from '@tessera/contract/templates-admin';
import { type CsvColumn, timeColumn } from '../../platform/http/csv.ts';
import type { RecordRow } from './repository.admin.ts';
import type { FileRow } from './repository.files.ts';
import type { DetailRow, TemplateRow } from './repository.ts';

export const urlOfPicture = (key: string): string => `/media/${key}`;

export const presentTemplate = (row: TemplateRow): TemplateCard => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  category: row.category,
  tags: row.tags,
  previewUrl: row.previewUrl,
  images: row.pictures.map(({ key }) => urlOfPicture(key)),
  pictures: row.pictures.map(({ key, ...picture }) => ({ url: urlOfPicture(key), ...picture })),
  createdAt: row.createdAt.toISOString(),
  ...(row.planId !== null &&
    row.planName !== null &&
    row.planPricePaise !== null && {
      subscriptionPlan: {
        _id: row.planId,
        name: row.planName,
        price: rupeesFromPaise(row.planPricePaise),
        alsoOpenTo: row.alsoOpenTo,
      },
    }),
});

export const presentDetail = (row: DetailRow): TemplateDetail => ({
  ...presentTemplate(row),
  version: row.version,
  updatedAt: row.versionPublishedAt.toISOString(),
  licence: licenceFor(row.planId),
  stack: row.stack ?? [],
  pages: row.pages ?? [],
  ...(row.bytes !== null &&
    row.sha256 !== null && { archive: { bytes: row.bytes, sha256: row.sha256 } }),
});

export const presentFile = (row: FileRow): TemplateFile => ({
  _id: row.id,
  status: row.status,
  fileName: row.fileName,
  ...(row.bytes !== null && { bytes: row.bytes }),
  ...(row.sha256 !== null && { sha256: row.sha256 }),
  ...(row.entries !== null && { entries: row.entries }),
  ...(row.reason !== null && { reason: row.reason }),
});

export const presentRecord = (row: RecordRow, file: FileRow | undefined): TemplateRecord => ({
  ...presentTemplate(row),
  price: rupeesFromPaise(row.pricePaise),
  downloadUrl: row.externalUrl ?? '',
  ...(file && { file: presentFile(file) }),
  version: row.version,
  downloads: row.downloadCount,
  status: row.status,
  updatedAt: row.updatedAt.toISOString(),
});

export const TEMPLATE_COLUMNS: readonly CsvColumn<RecordRow>[] = [
  ['Id', ({ id }) => id],
  ['Address', ({ slug }) => `/templates/${slug}`],
  ['Title', ({ title }) => title],
  ['Subtitle', ({ subtitle }) => subtitle],
  ['Description', ({ description }) => description],
  ['Category', ({ category }) => category],
  ['Plan', ({ planName }) => planName ?? 'Free'],
  ['Price in rupees', ({ pricePaise }) => rupeesFromPaise(pricePaise)],
  ['Preview', ({ previewUrl }) => previewUrl],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Version', ({ version }) => version],
  ['Downloads', ({ downloadCount }) => downloadCount],
  ['Status', ({ status }) => status],
  timeColumn('Added', ({ createdAt }) => createdAt),
  timeColumn('Changed', ({ updatedAt }) => updatedAt),
];
