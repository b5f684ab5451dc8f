/** Storage keys, besides those of the session token and the theme. */
export const COLUMNS_STORAGE_KEY = 'columns';
export const SLASH_STORAGE_KEY = 'slashKey';
export const CODE_LANGUAGE_STORAGE_KEY = 'codeLanguage';
export const PACKAGE_MANAGER_STORAGE_KEY = 'packageManager';
/** The visitor's brand, and whether copied code carries it. */
export const BRAND_STORAGE_KEY = 'brand';
/** Spec 9: the first-visit help was shown. */
export const GETTING_STARTED_STORAGE_KEY = 'gettingStartedSeen';
/** For this tab only: a token from the URL that is not redeemed yet. */
export const URL_TOKEN_STORAGE_KEY = 'arrivedToken';
/** For this tab only: the action that a visitor started before signing in. */
export const PENDING_INTENT_STORAGE_KEY = 'pendingIntent';
/** For this tab only: a payment in progress, which is checked again after a reload. */
export const PAYMENT_STORAGE_KEY = 'payment';
/** Somebody has signed in with this browser before. */
export const SIGNED_IN_BEFORE_STORAGE_KEY = 'signedInBefore';
