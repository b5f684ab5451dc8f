import { expect, test } from 'vitest';
import { splitTax } from '../ledger/policy.tax.ts';
import { creditFor, type Parts, type Sum } from './policy.credit.ts';

const seller = { name: 'Shop', address: '', state: '29', gstin: '29AAAAA0000A1ZY' };
const from = (state: string) => ({ country: 'IN', state });
const NOTHING: Sum = {
  amountPaise: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
};

const saleOf = (amountPaise: number, state: string): Sum => ({
  amountPaise,
  ...splitTax(amountPaise, { seller, buyer: from(state), ratePercent: 18 }),
});
const sumOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Parts) =>
  taxablePaise + cgstPaise + sgstPaise + igstPaise;
const plus = (sum: Sum, parts: Parts, amountPaise: number): Sum => ({
  amountPaise: sum.amountPaise + amountPaise,
  taxablePaise: sum.taxablePaise + parts.taxablePaise,
  cgstPaise: sum.cgstPaise + parts.cgstPaise,
  sgstPaise: sum.sgstPaise + parts.sgstPaise,
  igstPaise: sum.igstPaise + parts.igstPaise,
});
const isWithin = (sum: Sum, sale: Sum) =>
  sum.taxablePaise <= sale.taxablePaise &&
  sum.cgstPaise <= sale.cgstPaise &&
  sum.sgstPaise <= sale.sgstPaise &&
  sum.igstPaise <= sale.igstPaise;
const isNatural = (parts: Parts) => Object.values(parts).every((paise) => paise >= 0);

/** All errors when a sale is refunded in these parts. The parts may be less than the whole sale. */
function faultsOf(sale: Sum, amounts: readonly number[]): string[] {
  const faults: string[] = [];
  let credited = NOTHING;
  for (const amountPaise of amounts) {
    const parts = creditFor(sale, credited, amountPaise);
    credited = plus(credited, parts, amountPaise);
    const { cgstPaise, sgstPaise } = parts;
    if (sumOf(parts) !== amountPaise || cgstPaise !== sgstPaise || !isNatural(parts))
      faults.push(`${amountPaise} of ${sale.amountPaise}: ${JSON.stringify(parts)}`);
    if (!isWithin(credited, sale)) faults.push(`${amounts.join('+')} exceed ${sale.amountPaise}`);
  }
  if (credited.amountPaise === sale.amountPaise && credited.taxablePaise !== sale.taxablePaise)
    faults.push(`${amounts.join('+')} are not ${sale.amountPaise}`);
  return faults;
}

test('193: of every amount from 1 to 10,000 rupees, in both supplies, the parts of the sale and of its refunds add up', () => {
  const faults: string[] = [];
  for (let amountPaise = 100; amountPaise <= 1_000_000; amountPaise++)
    for (const state of ['29', '27']) {
      const sale = saleOf(amountPaise, state);
      if (sumOf(sale) !== amountPaise || !isNatural(sale)) faults.push(`sale of ${amountPaise}`);
      faults.push(...faultsOf(sale, [amountPaise]));
      // The provider makes no refund below one rupee.
      if (amountPaise >= 200) faults.push(...faultsOf(sale, [100, amountPaise - 100]));
      const third = Math.floor(amountPaise / 3);
      if (third >= 100) faults.push(...faultsOf(sale, [third, third, amountPaise - 2 * third]));
      if (faults.length > 10) break;
    }
  expect(faults).toEqual([]);
});

test('a sale that goes back rupee by rupee goes back exactly, and never in excess', () => {
  for (const state of ['29', '27']) {
    const sale = saleOf(49_900, state);
    expect(
      faultsOf(
        sale,
        Array.from({ length: 499 }, () => 100),
      ),
    ).toEqual([]);
  }
});

test('without tax everything is value', () => {
  const sale = { ...NOTHING, amountPaise: 49_900, taxablePaise: 49_900 };
  expect(creditFor(sale, NOTHING, 10_001)).toMatchObject({ taxablePaise: 10_001, igstPaise: 0 });
});

test('more than was sold cannot go back, nor nothing', () => {
  const sale = saleOf(49_900, '29');
  for (const [before, paise] of [
    [0, 49_901],
    [49_900, 1],
    [0, 0],
    [0, -1],
  ] as const)
    expect(() => creditFor(sale, { ...NOTHING, amountPaise: before }, paise)).toThrow('cannot');
});
