import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { post } from '../../../test/accounts.ts';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { openShop, type Buyer, type Shop } from '../../../test/shop.ts';
import { required } from '../../../test/template-database.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'papers', overrides: { SELLER_GSTIN: '29AAAAA0000A1ZY' } });
});
afterAll(() => shop.close());

async function bought(at: Shop = shop, billing?: object) {
  const buyer = await at.buyer();
  if (billing)
    await at.world.http.inject({
      method: 'PUT',
      url: '/api/user/billing',
      payload: billing,
      headers: buyer.headers,
    });
  const planId = await at.plan(499);
  const { orderId } = await at.order(buyer, { planId });
  await at.verify(buyer, await at.payFor(orderId), { planId });
  await at.world.services.invoices.issueDue();
  const paper = await at.db
    .selectFrom('invoices')
    .innerJoin('invoiceDeliveries', 'invoiceId', 'id')
    .selectAll()
    .where('userId', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return { buyer, paper };
}

const ask = (buyer: Pick<Buyer, 'headers'>, id: string) =>
  post(shop.world, `/invoice/${id}/download`, {}, buyer.headers);
const deliveryOf = (id: string, at: Shop = shop) =>
  at.db
    .selectFrom('invoiceDeliveries')
    .selectAll()
    .where('invoiceId', '=', id)
    .executeTakeFirstOrThrow();
const mailedTo = async ({ id }: Buyer, at: Shop = shop) => {
  const { email } = await at.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mailsTo(email!);
};

describe('the file of an invoice', () => {
  test('is had by its owner, by a link of a minute, under the name of the paper', async () => {
    const { buyer, paper } = await bought();
    // Also before the worker has stored the file.
    for (const isStored of [false, true]) {
      const response = await ask(buyer, paper.id);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('private, no-store');
      const { url, expiresAt } = response.json<{ url: string; expiresAt: string }>();
      expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
      expect(new Date(expiresAt).getTime() - shop.clock.now().getTime()).toBeLessThanOrEqual(
        60_000,
      );
      const file = await fetch(url);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''tax-invoice-${paper.number.replaceAll('/', '-')}.pdf`,
      );
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(5_000);
      if (!isStored) await shop.papers();
    }
    expect(await deliveryOf(paper.id)).toMatchObject({
      storedAt: expect.any(Date),
      mailedAt: expect.any(Date),
      nextTryAt: null,
    });
  });

  test('is unknown to everybody else, and lies behind no guessable name', async () => {
    const { paper } = await bought();
    const stranger = await shop.buyer();
    expect((await ask(stranger, paper.id)).statusCode).toBe(404);
    expect((await ask(stranger, '00000000-0000-7000-8000-000000000000')).statusCode).toBe(404);
    expect((await ask({ headers: { authorization: '' } }, paper.id)).statusCode).toBe(401);
    expect(paper.fileKey).toMatch(/^invoices\/[0-9a-f]{48}\.pdf$/);
    const { S3_ENDPOINT, S3_PRIVATE_BUCKET } = shop.world.config;
    await shop.papers();
    const bare = await fetch(`${S3_ENDPOINT}/${S3_PRIVATE_BUCKET}/${paper.fileKey}`);
    expect(bare.status).toBe(403);
  });

  test('is made anew without the name when its buyer goes, and mailed to nobody', async () => {
    const { buyer, paper } = await bought();
    await shop.papers();
    const before = await mailedTo(buyer);
    await shop.world.services.users.remove(buyer.id);
    expect(await deliveryOf(paper.id)).toMatchObject({ recipientName: null, storedAt: null });
    await shop.papers();
    expect(await deliveryOf(paper.id)).toMatchObject({
      recipientName: null,
      recipientEmail: null,
      storedAt: expect.any(Date),
      nextTryAt: null,
    });
    expect(before).toHaveLength(1);
    expect(await mailsTo(before[0]!.to[0]!.address)).toHaveLength(1);
  });
});

describe('a plain receipt without tax', () => {
  test('is what a buyer abroad gets when the shop is set so, in a series of its own', async () => {
    const lenient = await openShop({
      seed: 'abroad',
      fresh: false,
      overrides: { SELLER_GSTIN: '29AAAAA0000A1ZY', GST_ABROAD: 'none', INVOICE_SERIES: 'B' },
    });
    onTestFinished(() => lenient.close());
    const abroad = await bought(lenient, { country: 'DE' });
    expect(abroad.paper).toMatchObject({
      kind: 'receipt',
      number: 'RB/26-27/0000001',
      taxablePaise: 49_900,
      igstPaise: 0,
      placeOfSupply: '96',
    });
    const home = await bought(lenient, { country: 'IN', state: '27' });
    expect(home.paper).toMatchObject({ kind: 'invoice', number: 'IB/26-27/0000001' });
  });

  test('is not what a buyer abroad gets otherwise', async () => {
    const { paper } = await bought(shop, { country: 'DE' });
    expect(paper).toMatchObject({ kind: 'invoice', igstPaise: 7_612, placeOfSupply: '96' });
  });
});

describe('191: while', () => {
  test.each([
    ['the mail server', 'SMTP_URL'],
    ['the store', 'S3_ENDPOINT'],
  ])('%s is away the paper waits, and is delivered once when it is back', async (_what, name) => {
    const proxy = await withFaultProxy(
      name === 'SMTP_URL' ? required('SMTP_URL') : required('S3_ENDPOINT'),
    );
    const cut = await openShop({
      seed: `cut-${name}`,
      fresh: false,
      overrides: { [name]: proxy.url, SELLER_GSTIN: '29AAAAA0000A1ZY' },
    });
    onTestFinished(() => cut.close());
    await proxy.refuse();
    const { buyer, paper } = await bought(cut);
    await cut.papers();
    expect(await deliveryOf(paper.id, cut)).toMatchObject({
      attempts: expect.any(Number),
      mailedAt: null,
      nextTryAt: expect.any(Date),
      lastError: expect.any(String),
    });
    await proxy.restore();
    cut.clock.advance({ seconds: 120 });
    await cut.papers();
    expect(await deliveryOf(paper.id, cut)).toMatchObject({
      storedAt: expect.any(Date),
      mailedAt: expect.any(Date),
      nextTryAt: null,
      lastError: null,
    });
    await cut.papers();
    expect(await mailedTo(buyer, cut)).toHaveLength(1);
  });
});
