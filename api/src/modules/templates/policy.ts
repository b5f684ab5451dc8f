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

/** Where a checked zip lies: by its own name, so that checking it twice stores it once. */
export const keyOfFile = (fileId: string): string => `templates/${fileId}.zip`;

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

type Addresses = { previewUrl: string; downloadUrl: string };

const isSafe = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
};

/** Strangers follow these: what is new goes by https and carries no name or password. */
export function refuseUnsafeAddresses(
  { previewUrl, downloadUrl }: Addresses,
  before?: { previewUrl: string; externalUrl: string | null },
): void {
  const isKept = (address: string) =>
    address === '' || address === before?.previewUrl || address === before?.externalUrl;
  if (![previewUrl, downloadUrl].every((address) => isKept(address) || isSafe(address)))
    throw refuse('Please use addresses that begin with https:// and hold no name or password.');
}

/** The count after an edit: what was there, less what goes, and what is new. */
export function refuseImageCount(count: number): void {
  if (count === 0) throw refuse('At least one image is required');
  if (count > TEMPLATE_IMAGES_MAX) throw refuse(`Maximum ${TEMPLATE_IMAGES_MAX} images allowed`);
}
