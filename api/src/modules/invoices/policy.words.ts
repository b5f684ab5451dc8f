const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
/** The Indian number system: thousands, lakhs and crores. */
const STEPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function spell(whole: number): string {
  const step = STEPS.find(([size]) => whole >= size);
  if (step) {
    const [size, name] = step;
    const rest = whole % size;
    return `${spell(Math.floor(whole / size))} ${name}${rest > 0 ? ` ${spell(rest)}` : ''}`;
  }
  if (whole < ONES.length) return ONES[whole]!;
  const rest = whole % 10;
  return TENS[Math.floor(whole / 10)]! + (rest > 0 ? `-${ONES[rest]!}` : '');
}

/** The amount in words, which is hard to alter on a printed invoice. */
export function rupeesInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${spell(rupees)}${rest > 0 ? ` and ${spell(rest)} Paise` : ''} only`;
}
