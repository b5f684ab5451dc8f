import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { COMPONENT_CATEGORIES, type ComponentCategory } from '@tessera/contract/categories';
import { FREE } from '../../../state/admin-plans.ts';
import { findChangesError, readChanges } from './change-text.ts';

/** The values of the form fields. The price is the typed text. */
export type FormValues = {
  title: string;
  description: string;
  code: string;
  category: ComponentCategory | null;
  tags: string[];
  plan: string;
  info: string;
  price: string;
  /** Null for the shop's own. */
  creator: string | null;
  /** What changed in the code, one change for each line. Asked for when the code of an edit differs. */
  changes: string;
  breaks: boolean;
};

export type FormField = keyof FormValues | 'image';
type Faults = Partial<Record<FormField, string>>;

const REQUIRED_FIELDS = ['title', 'code', 'category', 'image'] as const;
const REQUIRED = 'Please fill all required fields: title, code, category and image';
export const UPLOAD_TIMEOUT =
  'Upload timeout. Please try with a smaller image or check your internet connection.';
const PRICE_MAX = 1_000_000;

const NO_CHANGES = { changes: '', breaks: false };

const EMPTY: FormValues = {
  title: '',
  description: '',
  code: '',
  category: null,
  tags: [],
  plan: FREE,
  info: '',
  price: '',
  creator: null,
  ...NO_CHANGES,
};

const isCategory = (name: string): name is ComponentCategory =>
  (COMPONENT_CATEGORIES as readonly string[]).includes(name);

/** A new form, with the values that are known already. */
export const startingWith = (draft?: { title: string; category: string }): FormValues => ({
  ...EMPTY,
  ...(draft && {
    title: draft.title,
    category: isCategory(draft.category) ? draft.category : null,
  }),
});

export const valuesOf = (record: ComponentRecord): FormValues => ({
  title: record.title,
  description: record.description,
  code: record.code,
  category: isCategory(record.category) ? record.category : null,
  tags: record.tags,
  plan: record.subscriptionPlan?._id ?? FREE,
  info: record.info,
  price: record.price === undefined ? '' : String(record.price),
  creator: record.creator?._id ?? null,
  ...NO_CHANGES,
});

/** Whole rupees; null when the component is not sold on its own; undefined when the text is invalid. */
function priceOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const rupees = Number(text);
  return /^\d+$/.test(text) && rupees >= 1 && rupees <= PRICE_MAX ? rupees : undefined;
}

/** Spec 5: title, code, category and image are required. An edit keeps its picture unless another is chosen. */
export const errorsOf = (
  values: FormValues,
  o: { hasImage: boolean; codeBefore?: string | undefined },
) => ({
  title: values.title.trim() === '' && 'A title is needed.',
  code: values.code.trim() === '' && 'The code is needed.',
  category: values.category === null && 'A category is needed.',
  image: !o.hasImage && 'An image is needed.',
  price:
    priceOf(values.price) === undefined &&
    'A price is a whole number of rupees, from 1 to 10,00,000.',
  changes: isCodeChanged(values, o.codeBefore) && findChangesError(values.changes),
});

/** A new component has no code before. */
export const isCodeChanged = ({ code }: FormValues, codeBefore: string | undefined): boolean =>
  codeBefore !== undefined && code !== codeBefore;

/** What is sent with an edit whose code differs. */
export const changesOf = (values: FormValues, codeBefore: string) =>
  isCodeChanged(values, codeBefore)
    ? { changes: { breaks: values.breaks, notes: readChanges(values.changes) } }
    : {};

/** The message about required fields, if it covers one of the errors. */
export const summaryOf = (faults: Faults): string | null =>
  REQUIRED_FIELDS.some((name) => name in faults) ? REQUIRED : null;

/** For values without errors. */
export const bodyOf = ({
  plan,
  price,
  category,
  changes: _changes,
  breaks: _breaks,
  ...values
}: FormValues) => ({
  ...values,
  category: category ?? 'Hero',
  subscriptionPlan: plan === FREE ? null : plan,
  price: priceOf(price) ?? null,
});

/** Spec 7: a multipart form with the tags as JSON text and the picture as a field. */
export function formOf(
  values: FormValues,
  image: File,
  { requestId, isPrivate = false }: { requestId: string; isPrivate?: boolean },
): FormData {
  const { tags, subscriptionPlan, price, creator, ...texts } = bodyOf(values);
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('requestId', requestId);
  form.set('tags', JSON.stringify(tags));
  form.set('subscriptionPlan', subscriptionPlan ?? '');
  form.set('price', price === null ? '' : String(price));
  form.set('creator', creator ?? '');
  if (isPrivate) form.set('visibility', 'private');
  form.set('image', image);
  return form;
}
