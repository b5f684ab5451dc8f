import { expect, test } from 'vitest';
import { rupeesInWords } from './policy.words.ts';

test.each([
  [100, 'Rupees One only'],
  [49_900, 'Rupees Four Hundred Ninety-Nine only'],
  [101_907, 'Rupees One Thousand Nineteen and Seven Paise only'],
  [
    1_23_45_678_90,
    'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight and Ninety Paise only',
  ],
  [50, 'Rupees Zero and Fifty Paise only'],
])('%i paise', (paise, words) => expect(rupeesInWords(paise)).toBe(words));
