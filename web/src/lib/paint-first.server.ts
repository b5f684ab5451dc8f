/**
 * Pages are whole as they come, so styles, letters and pictures go before the scripts that bring them to life. The router
 * renders these links itself and takes no priority for them.
 */
export const paintFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
