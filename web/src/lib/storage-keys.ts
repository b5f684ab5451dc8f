/** What the browser remembers besides the session token and the theme. */
export const COLUMNS_STORAGE_KEY = 'columns';
export const SLASH_STORAGE_KEY = 'slashKey';
/** Spec 9: the first-visit help was shown. */
export const GETTING_STARTED_STORAGE_KEY = 'gettingStartedSeen';
/** For this tab only: a value that came with the address and is still to be redeemed. */
export const ARRIVED_STORAGE_KEY = 'arrivedToken';
/** For this tab only: what somebody pressed before they had to sign in. */
export const BEGUN_STORAGE_KEY = 'begunErrand';
/** For this tab only: a payment that was under way, to be followed after a reload. */
export const PAYMENT_STORAGE_KEY = 'payment';
/** Who would rather not say where receipts go. */
export const BILLING_SKIPPED_STORAGE_KEY = 'billingSkipped';
