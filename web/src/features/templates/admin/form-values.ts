import { TEMPLATE_CATEGORIES, type TemplateCategory } from '@tessera/contract/template-categories';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { FREE } from '../../../state/admin-plans.ts';

/** The values of the form fields. The price is the typed text. */
export type FormValues = {
  title: string;
  subtitle: string;
  description: string;
  previewUrl: string;
  /** The source of the download: a URL, or a zip stored here. */
  source: 'url' | 'zip';
  downloadUrl: string;
  category: TemplateCategory | null;
  tags: string[];
  plan: string;
  price: string;
};

/** What the form needs to know about the zip. `fileId` is set when the zip may be published. */
export type ZipStanding = { isUnderWay: boolean; fileId: string | undefined };

export type FormField = Exclude<keyof FormValues, 'subtitle' | 'source' | 'tags'> | 'images';
type Faults = Partial<Record<FormField, string>>;

/** Spec 5 and 8: the texts are prescribed. */
export const TEXTS = {
  addRequired: 'Please fill all required fields and upload at least one image',
  editRequired: 'Please fill all required fields',
  noImage: 'At least one image is required',
  tooMany: 'Maximum 5 images allowed',
  timeout: 'Upload timeout. Please try with smaller files or check your internet connection.',
} as const;

const REQUIRED = 'Required';
const NO_ADDRESS = 'Use a full address, such as https://example.com.';
const PRICE_MAX = 1_000_000;

export const EMPTY: FormValues = {
  title: '',
  subtitle: '',
  description: '',
  previewUrl: '',
  source: 'url',
  downloadUrl: '',
  category: null,
  tags: [],
  plan: FREE,
  price: '0',
};

export const valuesOf = (record: TemplateRecord): FormValues => ({
  title: record.title,
  subtitle: record.subtitle,
  description: record.description,
  previewUrl: record.previewUrl,
  source: record.file ? 'zip' : 'url',
  downloadUrl: record.downloadUrl,
  category: TEMPLATE_CATEGORIES.find((name) => name === record.category) ?? null,
  tags: record.tags,
  plan: record.subscriptionPlan?._id ?? FREE,
  price: String(record.price),
});

/** An existing URL may be older than the rule, so it stays valid. */
function faultOfAddress(typed: string, before: string): string | undefined {
  const text = typed.trim();
  if (text === '') return REQUIRED;
  const address = URL.parse(text);
  const isSafe = address?.protocol === 'https:' && address.username + address.password === '';
  return isSafe || text === before ? undefined : NO_ADDRESS;
}

function faultOfZip({ isUnderWay, fileId }: ZipStanding): string | undefined {
  if (isUnderWay) return 'The zip is not checked yet. Wait until it is, or cancel it.';
  return fileId === undefined ? REQUIRED : undefined;
}

function faultOfPrice(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || (/^\d+$/.test(text) && Number(text) <= PRICE_MAX)
    ? undefined
    : 'A price is a whole number of rupees, from 0 to 10,00,000.';
}

export function errorsOf(
  values: FormValues,
  before: FormValues,
  o: { zip: ZipStanding; imageCount: number; plansFailure: string | false },
): Partial<Record<FormField, string | false | undefined>> {
  return {
    title: values.title.trim() === '' ? REQUIRED : undefined,
    description: values.description.trim() === '' ? REQUIRED : undefined,
    previewUrl: faultOfAddress(values.previewUrl, before.previewUrl),
    downloadUrl:
      values.source === 'url'
        ? faultOfAddress(values.downloadUrl, before.downloadUrl)
        : faultOfZip(o.zip),
    category: values.category === null ? REQUIRED : undefined,
    // The list may show only "Free" because loading the plans failed.
    plan: o.plansFailure,
    price: faultOfPrice(values.price),
    images: o.imageCount === 0 ? TEXTS.noImage : undefined,
  };
}

/** Spec 5: the error message for the whole form. */
export function summaryOf(faults: Faults, isEdit: boolean): string | null {
  if (Object.values(faults).includes(REQUIRED))
    return isEdit ? TEXTS.editRequired : TEXTS.addRequired;
  if (faults.images === undefined) return null;
  return isEdit ? TEXTS.noImage : TEXTS.addRequired;
}

/** Spec 7: a multipart form with lists as JSON text. The text fields come before the pictures. */
export function formOf(
  { source, plan, category, tags, downloadUrl, ...texts }: FormValues,
  fileId: string | undefined,
  o: { more: Record<string, string>; images: readonly File[] },
): FormData {
  const form = new FormData();
  const fields = {
    ...texts,
    price: texts.price.trim() || '0',
    category: category ?? '',
    downloadUrl: source === 'url' ? downloadUrl.trim() : '',
    fileId: source === 'zip' ? (fileId ?? '') : '',
    tags: JSON.stringify(tags),
    subscriptionPlan: plan === FREE ? '' : plan,
    ...o.more,
  };
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  for (const image of o.images) form.append('images', image);
  return form;
}
