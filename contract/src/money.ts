import { CURRENCY, MONEY_LOCALE } from './constants.ts';

const whole = new Intl.NumberFormat(MONEY_LOCALE, {
  style: 'currency',
  currency: CURRENCY,
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat(MONEY_LOCALE, { style: 'currency', currency: CURRENCY });

/** All displayed amounts use this format: whole rupees without paise, others with two digits. */
export const formatRupees = (rupees: number): string =>
  (Number.isInteger(rupees) ? whole : exact).format(rupees);

export const rupeesFromPaise = (paise: number): number => paise / 100;
