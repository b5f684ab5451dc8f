/** What the browser remembers besides the session token. */
export const THEME_STORAGE_KEY = 'theme';
export const COLUMNS_STORAGE_KEY = 'columns';
/** For this tab only: a value that came with the address and is still to be redeemed. */
export const ARRIVED_STORAGE_KEY = 'arrivedToken';
