/** The settings without which production does not start, in addition to those of every environment. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  ORIGIN: 'https://shop.test',
  TRUSTED_PROXIES: '0',
  CODE_SECRET: 'x'.repeat(32),
};
