import { expect, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { copiedCode } from '../clipboard.ts';
import { query } from '../database.ts';
import { addPerson, keepToken } from '../people.ts';
import {
  expectNotice,
  openSection,
  plantComponent,
  withdrawComponents,
} from '../test-components.ts';
import { open } from '../visitors.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an admin says what changed, and who copied the version before is told on the saved page', async ({
  page,
  browser,
}) => {
  const { id, title } = await plantComponent({ code: 'export const A = 1;' });
  const meera = await addPerson();
  const headers = { authorization: `Bearer ${meera.token}` };
  for (const path of ['/api/user/saved-components', '/api/analytics/track-copy'])
    await page.request.post(path, { headers, data: { componentId: id } });

  await openSection(page, `view-components&search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const changes = page.getByRole('textbox', { name: 'What changed?' });
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await expect(code).toBeVisible();
  await expect(changes).toHaveCount(0);
  await code.fill('export const A = 2;\n');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Say what changed in the code.')).toBeVisible();
  await expect(changes).toBeFocused();
  await examine(page, 'the dialog that asks what changed', { floating: true });
  await changes.fill('Mended: A is 2\nAdded: a line break');
  await page.getByRole('checkbox', { name: 'It breaks code that uses it' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Component updated successfully');
  const [version] = await query(
    'select change_note, lines_added, lines_removed from component_versions where component_id = $1 and number = 2',
    [id],
  );
  expect(version).toEqual({
    change_note: {
      breaks: true,
      notes: [
        { kind: 'mended', text: 'A is 2' },
        { kind: 'added', text: 'a line break' },
      ],
    },
    lines_added: 1,
    lines_removed: 1,
  });

  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const hers = await context.newPage();
  await keepToken(hers, meera.token);
  await open(hers, '/dashboard/saved');
  const note = hers.getByRole('link', { name: 'You copied v1, v2 is out' });
  await expect(note).toHaveAttribute('href', `/components/planted-${id}/versions`);
  await examine(hers, 'the saved page with an outdated copy');
  const card = hers.getByRole('article').filter({ hasText: title });
  await card.hover();
  await card.getByRole('button', { name: /^Copy code/ }).click();
  await expect(card.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  expect(await copiedCode(hers)).toBe('export const A = 2;\n');
  await expect(note).toHaveCount(0);
  await hers.reload();
  await expect(card).toBeVisible();
  await expect(note).toHaveCount(0);
  await context.close();
  await withdrawComponents([title]);
});
