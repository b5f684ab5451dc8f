import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { COMPONENT_CATEGORIES, type ComponentCategory } from '@tessera/contract/categories';
import { FREE } from '../../../state/admin-plans.ts';

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
};

export type FormField = keyof FormValues | 'image';
export type Faults = Partial<Record<FormField, string>>;

const REQUIRED_FIELDS = ['title', 'code', 'category', 'image'] as const;
export const REQUIRED = 'Please fill all required fields: title, code, category and image';
export const UPLOAD_TIMEOUT =
  'Upload timeout. Please try with a smaller image or check your internet connection.';
const PRICE_MAX = 1_000_000;

const EMPTY: FormValues = {
  title: '',
  description: '',
  code: '',
  category: null,
  tags: [],
  plan: FREE,
  info: '',
  price: '',
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
});

export const areSame = (one: FormValues, other: FormValues): boolean =>
  (Object.keys(EMPTY) as (keyof FormValues)[]).every(
    (name) => String(one[name]) === String(other[name]),
  );

/** Whole rupees; null when the component is not sold on its own; undefined when the text is invalid. */
function priceOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const rupees = Number(text);
  return /^\d+$/.test(text) && rupees >= 1 && rupees <= PRICE_MAX ? rupees : undefined;
}

/** Spec 5: title, code, category and image are required. An edit keeps its picture unless another is chosen. */
export function errorsOf(values: FormValues, o: { hasImage: boolean }): Faults {
  return {
    ...(values.title.trim() === '' && { title: 'A title is needed.' }),
    ...(values.code.trim() === '' && { code: 'The code is needed.' }),
    ...(values.category === null && { category: 'A category is needed.' }),
    ...(!o.hasImage && { image: 'An image is needed.' }),
    ...(priceOf(values.price) === undefined && {
      price: 'A price is a whole number of rupees, from 1 to 10,00,000.',
    }),
  };
}

/** The first field with an error, in form order. */
export const firstErrorField = (faults: Faults): FormField | undefined =>
  [...REQUIRED_FIELDS, 'plan' as const, 'price' as const].find((name) => name in faults);

/** The message about required fields covers this field. */
export const isRequired = (field: FormField | undefined): boolean =>
  REQUIRED_FIELDS.some((name) => name === field);

/** For values without errors. */
export const bodyOf = ({ plan, price, category, ...values }: FormValues) => ({
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
  const { tags, subscriptionPlan, price, ...texts } = bodyOf(values);
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('requestId', requestId);
  form.set('tags', JSON.stringify(tags));
  form.set('subscriptionPlan', subscriptionPlan ?? '');
  form.set('price', price === null ? '' : String(price));
  if (isPrivate) form.set('visibility', 'private');
  form.set('image', image);
  return form;
}
