import type { z } from 'zod';
import type { Tag } from '@tessera/contract/endpoint';
import type {
  createTemplate,
  TemplateRecord,
  updateTemplate,
} from '@tessera/contract/templates-admin';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { PlansService } from '../plans/service.ts';
import { copiesOf } from './policy.edge.ts';
import { presentRecord } from './presenter.ts';
import {
  templatesAdminRepository as repository,
  type RecordRow,
  type Source,
  type TemplateContent,
} from './repository.admin.ts';
import type { TemplateFilesService } from './service.files.ts';

export type NewForm = z.output<typeof createTemplate.body>;
export type EditForm = z.output<typeof updateTemplate.body>;

/** The widths for a page, a phone and a table. */
export const PLACE = { bucket: 'public', folder: 'templates', widths: [1600, 960, 480] } as const;

export type TemplateChanges = ReturnType<typeof createTemplateChanges>;

/** The content of a form. Fields that are missing keep their value. */
export const contentOf = (form: NewForm | EditForm, before?: RecordRow): TemplateContent => ({
  title: form.title,
  subtitle: form.subtitle,
  description: form.description,
  category: form.category,
  previewUrl: form.previewUrl,
  tags: form.tags ?? before?.tags ?? [],
  planId: form.subscriptionPlan === undefined ? (before?.planId ?? null) : form.subscriptionPlan,
  pricePaise: form.price === undefined ? (before?.pricePaise ?? 0) : form.price * 100,
});

/** The common parts of every change to templates. */
export const createTemplateChanges = ({
  db,
  plans,
  files,
  changed,
  refreshEdge,
}: {
  db: Database;
  plans: PlansService;
  files: TemplateFilesService;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => {
  const present = async (rows: readonly RecordRow[]): Promise<TemplateRecord[]> => {
    const known = await files.findAll(
      db,
      rows.flatMap(({ fileId }) => fileId ?? []),
    );
    return rows.map((row) => presentRecord(row, known.get(row.fileId ?? '')));
  };

  return {
    present,

    getRecord: async (id: string): Promise<TemplateRecord> => {
      const row = await repository.find(db, id);
      if (!row) throw new AppError('NOT_FOUND');
      return (await present([row]))[0]!;
    },

    refuseUnsold: async (tx: Tx, planId: string | null): Promise<void> => {
      if (planId !== null) await plans.holdOnSale(tx, planId);
    },

    refreshCopies: (
      tx: Tx,
      { id, slug }: { id: string; slug: string },
      categories: readonly string[],
    ): Promise<void> =>
      refreshEdge(tx, {
        tag: 'templates',
        paths: copiesOf({ ids: [id], slugs: [slug], categories }),
      }),

    /** An uploaded file takes precedence over an address. With neither, the source stays the same. */
    sourceOf: async (tx: Tx, form: NewForm | EditForm): Promise<Source | undefined> => {
      if (form.fileId)
        return { externalUrl: null, fileId: (await files.getGood(tx, form.fileId)).id };
      return form.downloadUrl === '' ? undefined : { externalUrl: form.downloadUrl, fileId: null };
    },

    /** To be called after the commit, because cached responses are outdated then. */
    changed: () => changed('templates'),
  };
};
