import { TEMPLATE_IMAGES_MAX } from '@tessera/contract/constants';
import { AppError } from '../../platform/errors.ts';

const SLUG_MAX_LENGTH = 60;

/** The slug of a template, from its title. Letters of other scripts are dropped. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || 'template';

/** The storage key of a checked zip. It depends only on the file id, so that a second check stores no second copy. */
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

/** The message is worded by spec 5. */
export function refuseIncomplete(form: Required, imageCount: number): void {
  if (!isFilled(form) || imageCount === 0)
    throw refuse('Please fill all required fields and upload at least one image');
}

/** The message is worded by spec 5. A template with an uploaded file need not name it again. */
export function refuseIncompleteEdit(form: Required, hasFile: boolean): void {
  if (!isFilled(hasFile && !form.downloadUrl ? { ...form, fileId: 'kept' } : form))
    throw refuse('Please fill all required fields');
}

type Addresses = { previewUrl: string; downloadUrl: string };

const isSafe = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
};

/** Visitors follow these links. A new one must use https and contain no credentials. */
export function refuseUnsafeAddresses(
  { previewUrl, downloadUrl }: Addresses,
  before?: { previewUrl: string; externalUrl: string | null },
): void {
  const isKept = (address: string) =>
    address === '' || address === before?.previewUrl || address === before?.externalUrl;
  if (![previewUrl, downloadUrl].every((address) => isKept(address) || isSafe(address)))
    throw refuse('Please use addresses that begin with https:// and hold no name or password.');
}

/** The number of images after the edit. */
export function refuseImageCount(count: number): void {
  if (count === 0) throw refuse('At least one image is required');
  if (count > TEMPLATE_IMAGES_MAX) throw refuse(`Maximum ${TEMPLATE_IMAGES_MAX} images allowed`);
}
