import { TEMPLATE_IMAGES_MAX } from '@tessera/contract/constants';
import { AppError } from '../../platform/errors.ts';

const SLUG_MAX_LENGTH = 60;

/** The address of a template, from its title; letters of other scripts have no place in one. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || 'template';

const refuse = (message: string) => new AppError('BAD_REQUEST', { message });

type Required = {
  title: string;
  description: string;
  previewUrl: string;
  category: string;
  downloadUrl: string;
  fileId?: string | null | undefined;
};

const isFilled = (form: Required): boolean =>
  form.title !== '' &&
  form.description !== '' &&
  form.previewUrl !== '' &&
  form.category !== '' &&
  (form.downloadUrl !== '' || Boolean(form.fileId));

/** Spec 5, in its words. */
export function refuseIncomplete(form: Required, imageCount: number): void {
  if (!isFilled(form) || imageCount === 0)
    throw refuse('Please fill all required fields and upload at least one image');
}

/** Spec 5, in its words. A template that gives out a file of ours need not be given it again. */
export function refuseIncompleteEdit(form: Required, hasFile: boolean): void {
  if (!isFilled(hasFile && !form.downloadUrl ? { ...form, fileId: 'kept' } : form))
    throw refuse('Please fill all required fields');
}

/** The count after an edit: what was there, less what goes, and what is new. */
export function refuseImageCount(count: number): void {
  if (count === 0) throw refuse('At least one image is required');
  if (count > TEMPLATE_IMAGES_MAX) throw refuse(`Maximum ${TEMPLATE_IMAGES_MAX} images allowed`);
}
