/** What the browser remembers besides the session token. */
export const THEME_STORAGE_KEY = 'theme';
export const COLUMNS_STORAGE_KEY = 'columns';
