import { describe, expect, test } from 'vitest';
import { runWatched } from '../../../test/watched-child.ts';
import { fileNameOf, renderPaper } from './presenter.files.ts';
import type { Paper } from './presenter.paper.ts';
import { presentPaper } from './presenter.paper.ts';
import type { Invoice } from './repository.ts';

const sale: Invoice = {
  id: 'a sale',
  kind: 'invoice',
  series: 'IA',
  financialYear: '26-27',
  serial: 1,
  number: 'IA/26-27/0000001',
  issuedAt: new Date('2026-11-15T20:00:00Z'),
  userId: 'a buyer',
  orderId: 'an order',
  paymentId: 'pay_MT48CvBhIC98MQ',
  refundId: null,
  correctsId: null,
  amountPaise: 49_900,
  taxablePaise: 42_288,
  cgstPaise: 3_806,
  sgstPaise: 3_806,
  igstPaise: 0,
  taxRatePercent: 18,
  placeOfSupply: '29',
  seller: {
    name: 'Tessera Studio',
    address: '12 Lime Road',
    state: '29',
    gstin: '29ABCDE1234F1ZW',
  },
  buyer: { country: 'IN', state: '29', businessName: null, gstin: null },
  lines: [{ description: 'Pro plan, access for 30 days', sac: '998439' }],
};
const meera = { sale: null, name: 'Meera Iyer', email: 'meera@example.test' };

const pagesOf = async (paper: Paper): Promise<number> => {
  const pdf = Buffer.from((await renderPaper(paper)) ?? []).toString('latin1');
  return (pdf.match(/\/Type \/Page\b(?!s)/g) ?? []).length;
};

describe('a tax invoice', () => {
  test('says everything that rule 46 asks for', () => {
    const paper = presentPaper(sale, meera);
    expect(paper).toEqual({
      title: 'Tax invoice',
      number: 'IA/26-27/0000001',
      facts: [
        // The date in India, where it is past midnight.
        { label: 'Date', value: '16 November 2026' },
        { label: 'Place of supply', value: 'Karnataka (29)' },
        { label: 'Reverse charge', value: 'No' },
        { label: 'Payment', value: 'pay_MT48CvBhIC98MQ' },
      ],
      parties: [
        {
          label: 'Sold by',
          lines: [
            'Tessera Studio',
            '12 Lime Road',
            'State: Karnataka (29)',
            'GSTIN 29ABCDE1234F1ZW',
          ],
        },
        {
          label: 'Bought by',
          lines: ['Meera Iyer', 'meera@example.test', 'State: Karnataka (29)'],
        },
      ],
      columns: [
        { label: 'Description' },
        { label: 'SAC' },
        { label: 'Qty', isNumber: true },
        { label: 'Taxable value', isNumber: true },
        { label: 'CGST 9%', isNumber: true },
        { label: 'SGST 9%', isNumber: true },
        { label: 'Amount', isNumber: true },
      ],
      rows: [
        ['Pro plan, access for 30 days', '998439', '1', '₹422.88', '₹38.06', '₹38.06', '₹499.00'],
      ],
      totals: [
        { label: 'Taxable value', value: '₹422.88' },
        { label: 'CGST 9%', value: '₹38.06' },
        { label: 'SGST 9%', value: '₹38.06' },
      ],
      total: { label: 'Total paid', value: '₹499.00' },
      words: 'Rupees Four Hundred Ninety-Nine only',
      notes: ['Paid in full.', expect.stringContaining('rule 46')],
    });
  });

  test('for a business in another State shows IGST, its name and its GSTIN', () => {
    const paper = presentPaper(
      {
        ...sale,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 7_612,
        placeOfSupply: '27',
        buyer: { country: 'IN', state: '27', businessName: 'Lotus', gstin: '27ABCDE1234F1Z0' },
      },
      meera,
    );
    expect(paper.totals.map(({ label }) => label)).toEqual(['Taxable value', 'IGST 18%']);
    expect(paper.parties[1]!.lines).toEqual([
      'Lotus',
      'Meera Iyer',
      'meera@example.test',
      'State: Maharashtra (27)',
      'GSTIN 27ABCDE1234F1Z0',
    ]);
  });

  test('of somebody who has gone names nobody', () => {
    const { parties } = presentPaper(sale, { sale: null, name: null, email: null });
    expect(parties[1]!.lines).toEqual(['Private customer', 'State: Karnataka (29)']);
  });
});

test('a credit note names the invoice it takes back, and its day', () => {
  const credit: Invoice = {
    ...sale,
    kind: 'credit note',
    number: 'CA/26-27/0000001',
    refundId: 'rfnd_FS8TWyPrCsa0OB',
    correctsId: sale.id,
  };
  const { title, facts, total } = presentPaper(credit, { ...meera, sale });
  expect(title).toBe('Credit note');
  expect(facts).toContainEqual({
    label: 'For tax invoice',
    value: 'IA/26-27/0000001 of 16 Nov 2026',
  });
  expect(total.label).toBe('Total refunded');
});

test('a receipt without tax shows none', () => {
  const plain: Invoice = {
    ...sale,
    kind: 'receipt',
    taxablePaise: 49_900,
    cgstPaise: 0,
    sgstPaise: 0,
    seller: { ...sale.seller, gstin: null },
  };
  const paper = presentPaper(plain, meera);
  expect(JSON.stringify(paper)).not.toMatch(/GSTIN|CGST|SGST|IGST|SAC/);
  expect(paper.rows).toEqual([['Pro plan, access for 30 days', '1', '₹499.00']]);
});

test('a file is named by its paper, in letters any system can keep', () => {
  expect(fileNameOf(sale)).toBe('tax-invoice-IA-26-27-0000001.pdf');
  expect(fileNameOf({ kind: 'refund receipt', number: 'VA/26-27/0000002' })).toBe(
    'refund-receipt-VA-26-27-0000002.pdf',
  );
});

describe('drawing', () => {
  test('turns the page as often as it must', async () => {
    const paper = presentPaper(sale, meera);
    expect(await pagesOf(paper)).toBe(1);
    const [row] = paper.rows;
    expect(await pagesOf({ ...paper, rows: Array.from({ length: 50 }, () => row!) })).toBe(3);
  });

  test.each([
    ['Hindi', 'सुश्री प्रज्ञा श्रीवास्तव क्षत्रिय'],
    ['one endless word', 'x'.repeat(400)],
    ['signs no font here has', '漢字 😀👩‍👩‍👧 \u{1F9FF} தமிழ்'],
    ['half a sign, a turned direction, a bell', `\uD83D abc \u202Edcba\u0007`],
    ['nothing but spaces', '   '],
    ['nothing', ''],
  ])('bears a name of %s', async (_what, name) => {
    expect(await pagesOf(presentPaper(sale, { ...meera, name }))).toBe(1);
  });

  test('works in a process that Node watches', async () => {
    const first = await runWatched(
      '--watch-path',
      `import { renderPaper } from '${new URL('presenter.files.ts', import.meta.url).href}';
      const pdf = await renderPaper(${JSON.stringify(presentPaper(sale, meera))});
      process.stdout.write(JSON.stringify(Buffer.from(pdf.subarray(0, 5)).toString()));`,
    );
    expect(first).toBe('%PDF-');
  });
});
