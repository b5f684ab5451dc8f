const MEGABYTE = 1024 * 1024;

export const REQUEST_TITLE_MAX_LENGTH = 120;
export const REQUEST_PURPOSE_MAX_LENGTH = 2_000;
export const REQUEST_LINKS_MAX = 5;
export const REQUEST_LINK_MAX_LENGTH = 500;
export const REQUEST_PICTURES_MAX = 3;
export const REQUEST_PICTURE_MAX_BYTES = 5 * MEGABYTE;
export const REQUEST_MESSAGE_MAX_LENGTH = 2_000;
/** Messages of both sides together. The limit only stops abuse. */
export const REQUEST_MESSAGES_MAX = 200;
/**
 * Open requests per member. It also limits plans with an unlimited quota, because people have to
 * work on each request.
 */
export const REQUESTS_OPEN_MAX = 20;

export const REQUEST_STATUSES = [
  'submitted',
  'accepted',
  'in-progress',
  'delivered',
  'declined',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The allowed status changes. Delivered and declined are final. */
export const NEXT_STATUSES: Record<RequestStatus, readonly RequestStatus[]> = {
  submitted: ['accepted', 'declined'],
  accepted: ['in-progress', 'delivered', 'declined'],
  'in-progress': ['delivered', 'declined'],
  delivered: [],
  declined: [],
};

export const isOpen = (status: RequestStatus): boolean => NEXT_STATUSES[status].length > 0;

export const REQUEST_TEXTS = {
  required: 'Please fill in the title, the category and what it is for',
  links: 'Each link begins with https:// and stands on a line of its own',
  tooManyLinks: `You can add up to ${REQUEST_LINKS_MAX} links`,
  tooMany: `You can add up to ${REQUEST_PICTURES_MAX} pictures`,
  tooLarge: 'Each picture can have up to 5MB. Please use a smaller one.',
  tooLargeInAll: 'The pictures are too large together. Please use smaller ones.',
} as const;

/** The links from the text field, one per line. */
export const linksOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** A public web page: only https, and no credentials in the URL. */
export function isLink(text: string): boolean {
  if (text.length > REQUEST_LINK_MAX_LENGTH || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

export type RequestFields = {
  title: string;
  category: string | null;
  purpose: string;
  links: readonly string[];
};

export type RequestFaults = Partial<Record<keyof RequestFields, string>>;

/** The error of each field, by field name. */
export function faultsOfRequest(fields: RequestFields): RequestFaults {
  const { title, category, purpose, links } = fields;
  const faults: RequestFaults = {};
  if (title.trim() === '' || title.length > REQUEST_TITLE_MAX_LENGTH)
    faults.title = 'A title is needed.';
  if (category === null) faults.category = 'A category is needed.';
  if (purpose.trim() === '' || purpose.length > REQUEST_PURPOSE_MAX_LENGTH)
    faults.purpose = 'Say what it is for.';
  if (links.length > REQUEST_LINKS_MAX) faults.links = REQUEST_TEXTS.tooManyLinks;
  else if (!links.every(isLink)) faults.links = REQUEST_TEXTS.links;
  return faults;
}

/** Sizes in bytes. */
export function faultOfPictures(sizes: readonly number[]): string | null {
  if (sizes.length > REQUEST_PICTURES_MAX) return REQUEST_TEXTS.tooMany;
  return sizes.some((size) => size > REQUEST_PICTURE_MAX_BYTES) ? REQUEST_TEXTS.tooLarge : null;
}
