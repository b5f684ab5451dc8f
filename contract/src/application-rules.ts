const MEGABYTE = 1024 * 1024;

/** Spec 9. Not in constants.ts, because every page has that file in its bundle. */
export const CREATOR_UPLOAD_TIMEOUT_MS = 60_000;
export const APPLICATION_BANNER_MS = 5_000;
export const WORK_SAMPLES_MAX = 5;
export const WORK_SAMPLE_MAX_BYTES = 5 * MEGABYTE;
export const WORK_SAMPLES_TOTAL_MAX_BYTES = 20 * MEGABYTE;
const WORK_SAMPLES_WARN_BYTES = 15 * MEGABYTE;

/** Spec 5, word for word. */
export const APPLICATION_TEXTS = {
  required: 'Please fill in all required fields',
  tooMany: 'You can only upload up to 5 images',
  tooLarge: 'Some images exceed the 5MB size limit. Please compress your images before uploading.',
  tooLargeInAll: 'Total upload size exceeds 20MB. Please use smaller images.',
  pending: 'You already have a pending application. Please wait for our team to review it.',
  approved: 'Your application has already been approved! Our team will contact you soon.',
} as const;

/** Our own: the specification limits work samples and leaves open whether one is needed. */
export const WORK_TEXTS = {
  none: 'Please add a work sample or a link to your portfolio',
  badLink: 'Please enter a link that starts with https://',
} as const;

export const PORTFOLIO_MAX_LENGTH = 300;

/** What an applicant agrees to or not. A change of the words needs another version: it is stored with the answer. */
export const PLANS_TEXT = {
  version: '2026-11',
  question: 'May subscribers of plans use your components?',
  note: 'What subscribers pay is not shared with creators. You are paid for single sales, and for what we agree on with you beyond that.',
  yes: 'Yes, my components may join plans',
  no: 'No, my components stay out of plans',
  outdated: 'The question about plans has changed. Please reload the page and answer it again.',
} as const;

export const PHONE_MAX_LENGTH = 40;
export const CITY_MAX_LENGTH = 120;
export const APPLICANT_NAME_MAX_LENGTH = 120;
const EMAIL_MAX_LENGTH = 254;
const PHONE_DIGITS_MIN = 6;

const EMAIL = /^[^\s@<>"'(),:;\\[\]]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u;
const PHONE = /^[+(\d][\d\s().\-/]*$/;

export type ApplicationFields = {
  name: string;
  email: string;
  phone: string;
  city: string;
  /** A link, or empty. */
  portfolio: string;
};

/** A link to a public page, without a user name or a password in it. */
function isPublicLink(text: string): boolean {
  if (text.length > PORTFOLIO_MAX_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    /^https:\/\//i.test(text) &&
    protocol === 'https:' &&
    hostname.includes('.') &&
    username === '' &&
    password === ''
  );
}

const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
const isPhone = (text: string): boolean =>
  PHONE.test(text) && text.replaceAll(/\D/g, '').length >= PHONE_DIGITS_MIN;

/** The error of each field, by field name. A caller that shows only one error shows the first. */
export function faultsOfFields(fields: ApplicationFields): Partial<ApplicationFields> {
  const faults: Partial<ApplicationFields> = {};
  for (const name of ['name', 'email', 'phone', 'city'] as const)
    if (fields[name].trim() === '') faults[name] = APPLICATION_TEXTS.required;
  if (fields.name.length > APPLICANT_NAME_MAX_LENGTH)
    faults.name = `Please use at most ${APPLICANT_NAME_MAX_LENGTH} characters`;
  if (fields.city.length > CITY_MAX_LENGTH)
    faults.city = `Please use at most ${CITY_MAX_LENGTH} characters`;
  if (!faults.email && !isEmail(fields.email.trim()))
    faults.email = 'Please enter a valid email address';
  if (!faults.phone && (fields.phone.length > PHONE_MAX_LENGTH || !isPhone(fields.phone.trim())))
    faults.phone = 'Please enter a phone number we can call';
  const portfolio = fields.portfolio.trim();
  if (portfolio !== '' && !isPublicLink(portfolio)) faults.portfolio = WORK_TEXTS.badLink;
  return faults;
}

const inAll = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** Spec 5 and 9: at most five, 5 MB each, 20 MB in all. Sizes in bytes. */
export function faultOfSamples(sizes: readonly number[]): string | null {
  if (sizes.length > WORK_SAMPLES_MAX) return APPLICATION_TEXTS.tooMany;
  if (sizes.some((size) => size > WORK_SAMPLE_MAX_BYTES)) return APPLICATION_TEXTS.tooLarge;
  return inAll(sizes) > WORK_SAMPLES_TOTAL_MAX_BYTES ? APPLICATION_TEXTS.tooLargeInAll : null;
}

/** A review needs something to look at. */
export const faultOfWork = (samples: number, portfolio: string): string | null =>
  samples === 0 && portfolio.trim() === '' ? WORK_TEXTS.none : null;

/** Spec 5: above this size the server logs a warning. */
export const areHeavy = (sizes: readonly number[]): boolean =>
  inAll(sizes) > WORK_SAMPLES_WARN_BYTES;
