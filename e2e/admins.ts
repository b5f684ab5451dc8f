import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addPerson, keepToken, type Person } from './people.ts';

/** A verified admin with a unique name, on a section of the admin area. */
export async function openSection(page: Page, section: string, origin = ''): Promise<Person> {
  const boss = await addPerson({
    name: `Asha Iyer ${randomUUID().slice(0, 6)}`,
    role: 'admin',
  });
  await keepToken(page, boss.token, origin);
  await page.goto(`${origin}/admin/dashboard?section=${section}`);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  return boss;
}
