// `npm run papers` draws a document of every kind, with difficult names, for a visual check. It writes PDF, and PNG if
// poppler is installed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { presentPaper } from '../modules/invoices/presenter.paper.ts';
import { drawPaper } from '../modules/invoices/presenter.pdf.ts';
import type { Invoice } from '../modules/invoices/repository.ts';
import { splitTax } from '../modules/ledger/policy.tax.ts';

const DIRECTORY = fileURLToPath(new URL('../../../.proof/papers', import.meta.url));

const sale: Invoice = {
  id: 'a sale',
  kind: 'invoice',
  series: 'IA',
  financialYear: '26-27',
  serial: 1,
  number: 'IA/26-27/0000001',
  issuedAt: new Date('2026-11-15T12:00:00Z'),
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
    name: 'Tessera Studio Private Limited',
    address: '12 Lime Road, Indiranagar, Bengaluru 560038',
    state: '29',
    gstin: '29ABCDE1234F1ZW',
  },
  buyer: { country: 'IN', state: '29', businessName: null, gstin: null },
  lines: [{ description: 'Pro plan, access for 30 days', sac: '998439' }],
};
const between = {
  amountPaise: 12_34_567_89,
  taxablePaise: 104_624_397,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 18_832_392,
  placeOfSupply: '26',
};
const longBuyer = {
  country: 'IN',
  state: '26',
  businessName:
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Donaudampfschifffahrts-Gesellschaft GmbH & Co. KG',
  address: 'Plot 17, Survey No. 182/3, near the Old Ice Factory, Ringanwada Industrial Estate',
  city: 'Daman',
  postalCode: '396210',
  gstin: '26AAPFU0939F1ZX',
  purchaseOrder: 'PO/2026-27/DMN/000000004711',
};
const hindi = 'सुश्री प्रज्ञा श्रीवास्तव क्षत्रिय, विश्वविद्यालय मार्ग';
const nobody = { sale: null, name: null, email: null };

const PAPERS = {
  'invoice-cgst-hindi': presentPaper(
    {
      ...sale,
      lines: [
        {
          description: 'दीपावली उत्सव पृष्ठ – hero section, component with its source code',
          sac: '998434',
        },
      ],
    },
    { ...nobody, name: hindi, email: 'pragya@example.test' },
  ),
  'invoice-igst-long': presentPaper(
    {
      ...sale,
      ...between,
      number: 'IA/26-27/9999999',
      buyer: longBuyer,
      lines: [
        {
          description:
            'A pricing table with three tiers, a usage slider and a comparison matrix that turns to cards on phones, component with its source code',
          sac: '998434',
        },
      ],
    },
    {
      ...nobody,
      name: 'Maximiliane Alexandra von und zu Hohenlohe-Waldenburg-Schillingsfürst 😀 \u202Eevil',
      email:
        'maximiliane.alexandra.hohenlohe.waldenburg.schillingsfuerst@a-very-long-domain.example.test',
    },
  ),
  // No sale has more than one row today. The page break must work nevertheless.
  'invoice-three-pages': {
    ...presentPaper(sale, { ...nobody, name: 'Meera Iyer', email: 'meera@example.test' }),
    rows: Array.from({ length: 46 }, (_, index) => [
      `Component ${index + 1}, ${index % 4 === 0 ? 'with a description that is long enough to need a second line of its cell' : 'with its source code'}`,
      '998434',
      '1',
      '₹9.19',
      '₹0.83',
      '₹0.83',
      '₹10.85',
    ]),
  },
  'invoice-upgrade': presentPaper(
    {
      ...sale,
      ...splitTax(68_297, { seller: sale.seller, buyer: sale.buyer, ratePercent: 18 }),
      amountPaise: 68_297,
      number: 'IA/26-27/0000002',
      lines: [
        {
          description: 'Pro Plus plan, access for 30 days',
          sac: '998439',
          discounts: [{ label: 'Credit for Pro, 19 of 30 days not used', amountPaise: 31_603 }],
        },
      ],
    },
    { ...nobody, name: 'Meera Iyer', email: 'meera@example.test' },
  ),
  'credit-note-part': presentPaper(
    {
      ...sale,
      id: 'a credit',
      kind: 'credit note',
      number: 'CA/26-27/0000001',
      refundId: 'rfnd_FS8TWyPrCsa0OB',
      correctsId: sale.id,
      amountPaise: 20_000,
      taxablePaise: 16_950,
      cgstPaise: 1_525,
      sgstPaise: 1_525,
    },
    { sale, name: hindi, email: 'pragya@example.test' },
  ),
  'receipt-abroad': presentPaper(
    {
      ...sale,
      kind: 'receipt',
      number: 'RA/26-27/0000001',
      taxablePaise: 49_900,
      cgstPaise: 0,
      sgstPaise: 0,
      taxRatePercent: 0,
      placeOfSupply: '96',
      seller: { ...sale.seller, gstin: null },
      buyer: {
        country: 'DE',
        state: null,
        businessName: 'Lindenhof Software GmbH',
        address: 'Lindenallee 4',
        city: 'Leipzig',
        postalCode: '04105',
        gstin: null,
      },
    },
    { ...nobody, name: 'Jörg Müller', email: 'joerg@example.test' },
  ),
  'invoice-forgotten': presentPaper(sale, nobody),
};

rmSync(DIRECTORY, { recursive: true, force: true });
mkdirSync(DIRECTORY, { recursive: true });
for (const [name, paper] of Object.entries(PAPERS)) {
  const file = `${DIRECTORY}/${name}.pdf`;
  writeFileSync(file, await drawPaper(paper));
  try {
    execFileSync('pdftoppm', ['-r', '80', '-png', file, file.replace('.pdf', '')]);
  } catch {
    console.warn('pdftoppm is not installed (poppler-utils): no PNG');
  }
  process.stdout.write(`${file}\n`);
}
