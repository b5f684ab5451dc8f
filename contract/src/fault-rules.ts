const MEGABYTE = 1024 * 1024;

export const FAULT_TEXT_MAX_LENGTH = 2_000;
export const FAULT_PLACE_MAX_LENGTH = 200;
export const FAULT_BROWSER_MAX_LENGTH = 200;
/** The sentence that the shop shows for a confirmed fault. */
export const FAULT_SENTENCE_MAX_LENGTH = 200;
export const FAULT_PICTURE_MAX_BYTES = 5 * MEGABYTE;
/** Faults of one member and one component that are neither mended nor declined. */
export const FAULTS_OPEN_MAX = 10;
export const FAULTS_SHOWN_MAX = 20;

export const FAULT_STATUSES = ['new', 'confirmed', 'mended', 'declined'] as const;
export type FaultStatus = (typeof FAULT_STATUSES)[number];

export const FAULT_TEXTS = {
  what: 'Please say what goes wrong.',
  place: `Please say it in up to ${FAULT_PLACE_MAX_LENGTH} characters.`,
  version: 'Please give the number of a version, such as 3.',
  unknownVersion: 'This component has no version with that number.',
  sentence: 'A confirmed fault needs a sentence that the shop shows.',
  tooMany: 'You can add one picture.',
  tooLarge: 'The picture can have up to 5MB. Please use a smaller one.',
  tooLargeInAll: 'The picture can have up to 5MB. Please use a smaller one.',
  thanks: 'Thank you. A person of our team looks at it.',
  failed: 'Your report could not be sent. Please try again in a moment.',
} as const;

export type FaultFields = { what: string; place: string; browser: string; version: string };
export type FaultFieldErrors = Partial<Record<keyof FaultFields, string>>;

/** The error of each field, by field name. */
export function errorsOfFault({ what, place, browser, version }: FaultFields): FaultFieldErrors {
  const errors: FaultFieldErrors = {};
  if (what.trim() === '' || what.trim().length > FAULT_TEXT_MAX_LENGTH)
    errors.what = FAULT_TEXTS.what;
  if (place.trim().length > FAULT_PLACE_MAX_LENGTH) errors.place = FAULT_TEXTS.place;
  if (browser.trim().length > FAULT_BROWSER_MAX_LENGTH) errors.browser = FAULT_TEXTS.place;
  if (!/^[1-9]\d{0,5}$/.test(version.trim())) errors.version = FAULT_TEXTS.version;
  return errors;
}
