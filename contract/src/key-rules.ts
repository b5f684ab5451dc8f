// What both sides know about keys. The browser loads this without zod.

/**
 * `catalogue`: search and details. They need no key, but with a key the limits of a shared network do not count. `code`:
 * the code that the account may copy.
 */
export const KEY_SCOPES = ['catalogue', 'code'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const KEYS_MAX = 10;
export const KEY_NAME_MAX_LENGTH = 60;
/** In days. */
export const KEY_LIFETIMES = [30, 90, 365] as const;

/** The page of the account with the keys. */
export const KEYS_PAGE = '/dashboard/keys';

/** The environment variable that the setup instructions name. */
export const KEY_VARIABLE = 'TESSERA_KEY';
