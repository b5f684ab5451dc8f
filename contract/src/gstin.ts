const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GSTIN, reckoned from the fourteen before it, so that a slip of the hand is noticed. */
export function gstinCheckDigit(fourteen: string): string {
  const sum = Array.from(fourteen).reduce((total, char, index) => {
    const value = DIGITS.indexOf(char) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / DIGITS.length) + (value % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length] ?? '';
}

/** Upper case, fifteen characters, and the last one right. */
export const isGstin = (text: string): boolean =>
  SHAPE.test(text) && gstinCheckDigit(text.slice(0, -1)) === text.at(-1);
