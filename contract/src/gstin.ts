const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit of a GSTIN, calculated from its first fourteen characters. It detects typing errors. */
export function gstinCheckDigit(fourteen: string): string {
  const sum = Array.from(fourteen).reduce((total, char, index) => {
    const value = DIGITS.indexOf(char) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / DIGITS.length) + (value % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length] ?? '';
}

/** Upper case, fifteen characters, and a correct check digit. */
export const isGstin = (text: string): boolean =>
  SHAPE.test(text) && gstinCheckDigit(text.slice(0, -1)) === text.at(-1);
