import display from './fonts/bricolage-grotesque.woff2?url';
import body from './fonts/geist.woff2?url';

/** The two files that a page preloads. The mono font is loaded when needed. */
export const preloadedFonts = [display, body] as const;
