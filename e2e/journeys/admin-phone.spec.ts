import { expect, test } from '@playwright/test';
import { addApplication } from '../applications.ts';
import { newAddress } from '../mailbox.ts';
import { addPerson } from '../people.ts';
import { openSection, plantComponent, withdrawComponents } from '../test-components.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone every row is a card, and its actions are on the screen', async ({ page }) => {
  const { name } = await addPerson({ name: 'Maximiliane Freudenthal-Ostrowski' });
  const { title } = await plantComponent({ tags: ['calm', 'dark', 'wide', 'more'] });
  const email = newAddress();
  await addApplication({ name: 'Ravi Menon', email });
  for (const [section, buttons] of [
    [`users&search=${name}`, ['Details', 'Delete']],
    [`view-components&search=${title}`, ['View', 'Edit', 'Delete']],
    [`creator-applications&search=${email}`, ['Approve', 'Reject', 'Details']],
  ] as const) {
    await openSection(page, encodeURI(section));
    const row = page.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    for (const button of buttons) {
      const box = await row.getByRole('button', { name: new RegExp(`^${button}`) }).boundingBox();
      expect(box, `${button} in ${section}`).not.toBeNull();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
      expect(box!.height).toBeGreaterThanOrEqual(44);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await withdrawComponents([title]);
});
