import display from './fonts/bricolage-grotesque.woff2?url';
import body from './fonts/geist.woff2?url';

/** The two files a page preloads; the mono face follows when it is needed. */
export const preloadedFonts = [display, body] as const;
