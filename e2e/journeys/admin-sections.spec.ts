import { expect, test } from '@playwright/test';
import { openSection } from '../admins.ts';

/** Spec 2, and three sections that are not in it: the audit log, the requests and the faults. */
const SECTIONS = [
  ['Users', 'User Management'],
  ['Add Component', 'Add Component'],
  ['View Components', 'View Components'],
  ['Add Template', 'Add Template'],
  ['View Templates', 'View Templates'],
  ['Analytics', 'Analytics'],
  ['Revenue', 'Revenue'],
  ['Creator Applications', 'Creator Applications'],
  ['Requests', 'Requests'],
  ['Faults', 'Faults'],
  ['Subscription Plans', 'Subscription Plans'],
  ['Audit Log', 'Audit Log'],
  ['Profile', 'Profile'],
] as const;

test('[RO-10] an admin opens every section of the dashboard, and each has something to work with', async ({
  page,
}) => {
  await openSection(page, 'users');
  const sections = page.getByRole('navigation', { name: 'Admin' });
  for (const [name, heading] of SECTIONS) {
    await sections.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByText('This section is being built.')).toHaveCount(0);
    await expect(
      page.getByRole('main').locator('table, form, input, [role="img"], h2, h3').first(),
    ).toBeVisible();
  }
});
