import { describe, expect, test } from 'vitest';
import { splitLike, splitTax } from './policy.tax.ts';

const seller = { name: 'Shop', address: '', state: '29', gstin: '29AAAAA0000A1ZY' };
type Place = { country: string | null; state: string | null };
const nobody: Place = { country: null, state: null };
const from = (state: string): Place => ({ country: 'IN', state });
const split = (paise: number, buyer: Place, gstin: string | null = seller.gstin) =>
  splitTax(paise, { seller: { ...seller, gstin }, buyer, ratePercent: 18 });

describe('the tax in a price', () => {
  test('is two equal halves within the State', () => {
    expect(split(49_900, from('29'))).toEqual({
      taxablePaise: 42_288,
      cgstPaise: 3_806,
      sgstPaise: 3_806,
      igstPaise: 0,
      taxRatePercent: 18,
      placeOfSupply: '29',
    });
    expect(split(99_900, from('29'))).toMatchObject({ taxablePaise: 84_662, cgstPaise: 7_619 });
  });

  test('is one sum between States, and for another country', () => {
    const expected = { taxablePaise: 42_288, cgstPaise: 0, sgstPaise: 0, igstPaise: 7_612 };
    expect(split(49_900, from('27'))).toMatchObject({ ...expected, placeOfSupply: '27' });
    expect(split(49_900, { ...nobody, country: 'DE' })).toMatchObject({
      ...expected,
      placeOfSupply: '96',
    });
  });

  test('is reckoned as in the seller’s State while nobody has said otherwise', () => {
    expect(split(49_900, nobody)).toMatchObject({ cgstPaise: 3_806, placeOfSupply: '29' });
  });

  test('is none without a GSTIN of the seller', () => {
    expect(split(49_900, from('27'), null)).toMatchObject({
      taxablePaise: 49_900,
      igstPaise: 0,
      taxRatePercent: 0,
    });
  });

  test('adds up to the price, for every price', () => {
    const wrong: number[] = [];
    for (let paise = 100; paise <= 1_000_000; paise++)
      for (const buyer of [from('29'), from('27')]) {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = split(paise, buyer);
        const sum = taxablePaise + cgstPaise + sgstPaise + igstPaise;
        if (sum !== paise || cgstPaise !== sgstPaise) wrong.push(paise);
      }
    expect(wrong).toEqual([]);
  });

  test('goes back as it came', () => {
    for (const buyer of [from('29'), from('27')]) {
      const { taxRatePercent: _rate, placeOfSupply: _place, ...parts } = split(49_900, buyer);
      expect(splitLike(split(49_900, buyer), 49_900)).toEqual(parts);
    }
  });
});
