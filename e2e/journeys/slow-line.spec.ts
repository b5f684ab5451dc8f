import { expect, type Page } from '@playwright/test';
import { type FaultProxy, test } from '../fault-proxy.ts';
import { drawn, shiftOf, watchShifts } from '../layout-shift.ts';

const SHIFT_MAX = 0.02;
const PAGES = [
  '/',
  '/dashboard',
  '/templates',
  '/creator-program',
  '/word-from-team',
  '/legal/terms',
];

/** Opens a page in pieces. Each piece is drawn before the next one is sent. */
async function openInPieces(page: Page, network: FaultProxy, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let [documentId, receivedBytes] = ['', 0];
  session.on('Network.requestWillBeSent', ({ type, requestId }) => {
    if (type === 'Document') documentId = requestId;
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (requestId === documentId) receivedBytes += dataLength;
  });
  await page.goto(network.origin + path, { waitUntil: 'commit' });
  for (let pieces = 1; ; pieces++) {
    const { sentBytes, isLast } = await network.sendPiece();
    await expect.poll(() => receivedBytes).toBe(sentBytes);
    // Without a body nothing is drawn.
    if (await page.evaluate(() => Boolean(document.body))) await drawn(page);
    if (!isLast) continue;
    expect(pieces).toBeGreaterThan(10);
    break;
  }
  await page.waitForLoadState();
  await session.detach();
}

for (const path of PAGES)
  test(
    `${path} stays where it is while it arrives in pieces`,
    { tag: '@long' },
    async ({ page, network }) => {
      network.set(new RegExp(`^${path}$`), 'trickle');
      await watchShifts(page);
      for (const width of [390, 834, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await openInPieces(page, network, path);
        expect(await shiftOf(page), `at ${width} px`).toBeLessThanOrEqual(SHIFT_MAX);
      }
    },
  );

for (const width of [360, 390, 834, 1280])
  test(
    `at ${width} px the foot of the creator program stays where it is when the form comes late`,
    { tag: '@long' },
    async ({ page, network }) => {
      network.set(/application-panel.*\.js$/, 'hold');
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${network.origin}/creator-program`);
      const foot = page.getByRole('contentinfo');
      const placeOfFoot = () =>
        foot.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await foot.scrollIntoViewIfNeeded();
      await expect(page.getByText('Loading the application form')).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const before = await placeOfFoot();
      network.restore();
      await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
      expect(Math.abs((await placeOfFoot()) - before)).toBeLessThanOrEqual(1);
    },
  );

test('the other legal documents follow the text on a phone, for eyes and for the keyboard, and stand beside it on a wide screen', async ({
  page,
}) => {
  await page.goto('/legal/terms');
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    const [text, others] = await Promise.all([
      page.getByRole('article').boundingBox(),
      page.getByRole('navigation', { name: 'Legal' }).boundingBox(),
    ]);
    return { text: text!, others: others! };
  };
  const wide = await places(1280);
  expect(wide.others.x + wide.others.width).toBeLessThan(wide.text.x);
  expect(wide.others.y).toBe(wide.text.y);
  const phone = await places(390);
  expect(phone.others.y).toBeGreaterThan(phone.text.y + phone.text.height);
  const order = await page
    .locator('main article, main nav')
    .evaluateAll((found) => found.map(({ localName }) => localName));
  expect(order).toEqual(['article', 'nav']);
});
