/** The date of the last change of the guide. */
export const GUIDE_SINCE = '19 November 2026';
