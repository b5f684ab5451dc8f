import { expect, type Page } from '@playwright/test';
import { splitTitle } from '@tessera/contract/item-title';
import { copiedCode, expectCopied } from '../clipboard.ts';
import { test } from '../fault-proxy.ts';
import { grant } from '../grants.ts';
import { ask, cardOf, someItems, wallOf } from '../library.ts';
import { addPerson, keepToken } from '../people.ts';
import { fillLogin, holdClock, open, press, stepUntil, verifyVisitor } from '../visitors.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const tool = (page: Page, item: { title: string }, name: RegExp) =>
  cardOf(page, item).getByRole('button', { name });
const copyTool = (page: Page, item: { title: string }) => tool(page, item, /^(Copy code|Copied!)/);

async function arrive(page: Page, token: string, path = '/dashboard', origin = '') {
  await keepToken(page, token, origin);
  const known = page.waitForResponse('**/api/user/library');
  await open(page, origin + path);
  await known;
}

test('hover and focus bring info, save and copy [BR-14] [BR-15] [BR-16]', async ({
  page,
  request,
}) => {
  const { free } = await someItems(request);
  await open(page, '/dashboard');
  const card = cardOf(page, free);
  const layer = card.locator('.wall-tools');
  await expect(layer).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(layer).toHaveCSS('opacity', '1');
  for (const name of [/^About/, /^Save/, /^Copy code/])
    await expect(card.getByRole('button', { name })).toBeInViewport();
  await page.mouse.move(5, 5);
  await expect(layer).toHaveCSS('opacity', '0');
  await card.getByRole('link').focus();
  await expect(layer).toHaveCSS('opacity', '1');
  expect(
    await card
      .getByRole('button')
      .evaluateAll((all) => all.every((button) => button.tabIndex === 0)),
  ).toBe(true);
});

for (const [action, name, ids] of [
  ['copy', /^Copy code/, '[S1-02] [RO-02]'],
  ['save', /^Save/, '[S1-03] [RO-03]'],
] as const)
  test(`a visitor who wants to ${action} is sent to sign in, carrying the wish ${ids}`, async ({
    page,
    request,
  }) => {
    const { free } = await someItems(request);
    await open(page, '/dashboard');
    await cardOf(page, free).hover();
    await tool(page, free, name).click();
    await expect(page).toHaveURL(/\/login\?/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      redirectTo: '/dashboard',
      action,
      componentId: free._id,
    });
  });

test('after signing in the save is done, and the address is clean again [RO-06]', async ({
  page,
  request,
}) => {
  const { free } = await someItems(request);
  const email = await verifyVisitor(request);
  await open(page, '/dashboard');
  await cardOf(page, free).hover();
  await tool(page, free, /^Save/).click();
  // Waits until the component list is gone, because one of its cards mentions an email field.
  await expect(page.getByRole('heading', { name: 'Create a free account' })).toBeVisible();
  await fillLogin(page, email);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/dashboard');
  await expect(tool(page, free, /^Save/)).toHaveAttribute('aria-pressed', 'true');
});

test('after signing in the copy is one press away [RO-06]', async ({ page, request }) => {
  const { free } = await someItems(request);
  await arrive(page, (await addPerson()).token, `/dashboard?action=copy&componentId=${free._id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy code' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(copyTool(page, free)).toContainText('Copied!');
  expect((await copiedCode(page)).length).toBeGreaterThan(50);
});

test('a save that somebody else wrote into a link is offered, not done', async ({
  page,
  request,
}) => {
  const { free } = await someItems(request);
  const meera = await addPerson();
  await arrive(page, meera.token, `/dashboard?action=save&componentId=${free._id}`);
  const dialog = page.getByRole('dialog', { name: 'Save this component?' });
  await expect(dialog).toContainText(splitTitle(free.title).name);
  await expect(page).toHaveURL('/dashboard');
  const saved = async () =>
    (await ask<{ savedIds: string[] }>(request, meera.token, '/user/library')).savedIds;
  expect(await saved()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(saved).toEqual([free._id]);
});

test('one press copies, says so for 1.5 s and is counted [S1-04] [ST-32] [ST-34] [CON-10]', async ({
  page,
  request,
}) => {
  const { free } = await someItems(request);
  const meera = await addPerson();
  await arrive(page, meera.token);
  const counted = page.waitForResponse('**/api/analytics/track-copy');
  const said = cardOf(page, free).getByText('Copied!');
  await cardOf(page, free).hover();
  await holdClock(page);
  await copyTool(page, free).click();
  await stepUntil(page, said);
  expect((await counted).status()).toBe(200);
  await page.clock.runFor(1_400);
  await expect(said).toBeVisible();
  await page.clock.runFor(100);
  await expect(said).toHaveCount(0);
  await page.clock.resume();
  const { code } = await ask<{ code: string }>(request, meera.token, `/component/${free._id}/code`);
  await expectCopied(page, code);
});

test('without the clipboard the code is shown, selected', async ({ page, request }) => {
  const { free } = await someItems(request);
  const meera = await addPerson();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await arrive(page, meera.token);
  await cardOf(page, free).hover();
  await copyTool(page, free).click();
  const area = page.getByRole('dialog').getByRole('textbox');
  await expect(area).toBeFocused();
  expect(
    await area.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart),
  ).toBe((await area.inputValue()).length);
});

test('saving toggles, and the account remembers [S1-05] [ST-35]', async ({ page, request }) => {
  const { free } = await someItems(request);
  const meera = await addPerson();
  await arrive(page, meera.token);
  const heart = tool(page, free, /^Save/);
  const saved = async () =>
    (await ask<{ savedIds: string[] }>(request, meera.token, '/user/library')).savedIds;
  await cardOf(page, free).hover();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(saved).toEqual([free._id]);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(saved).toEqual([]);
});

test('a save the server never heard of is taken back and said', async ({
  page,
  request,
  network,
}) => {
  const { free } = await someItems(request);
  const meera = await addPerson();
  await arrive(page, meera.token, '/dashboard', network.origin);
  network.set(/^\/api\/user\/saved-components/, 'cut');
  await cardOf(page, free).hover();
  await tool(page, free, /^Save/).click();
  await expect(page.getByText('Failed to save the component. Please try again.')).toBeVisible();
  await expect(tool(page, free, /^Save/)).toHaveAttribute('aria-pressed', 'false');
});

test('when saved and bought items cannot be had, the wall stands with empty lists [EB-01] [EB-02]', async ({
  page,
  request,
  network,
}) => {
  const { priced } = await someItems(request);
  const meera = await addPerson();
  await grant(meera, priced.slug);
  await request.post('/api/user/saved-components', {
    headers: { authorization: `Bearer ${meera.token}` },
    data: { componentId: priced._id },
  });
  network.set(/^\/api\/user\/library/, 'cut');
  const failed = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/user/library'));
  await keepToken(page, meera.token, network.origin);
  await open(page, network.origin + wallOf(priced));
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(tool(page, priced, /^Save/)).toHaveAttribute('aria-pressed', 'false');
  await expect(tool(page, priced, /\(locked\)$/)).toBeAttached();
});

test('a plan opens the padlock [S1-04]', async ({ page, request }) => {
  const { priced } = await someItems(request);
  const meera = await addPerson();
  await grant(meera, 'Pro');
  await arrive(page, meera.token, wallOf(priced));
  await expect(tool(page, priced, /\(locked\)$/)).toHaveCount(0);
  await cardOf(page, priced).hover();
  await copyTool(page, priced).click();
  await expect(copyTool(page, priced)).toContainText('Copied!');
});

test.describe('on touch screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the tools are always there', async ({ page, request }) => {
    const { free } = await someItems(request);
    await open(page, '/dashboard');
    await expect(cardOf(page, free).locator('.wall-tools')).toHaveCSS('opacity', '1');
  });
});
