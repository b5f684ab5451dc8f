import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { addApplication } from '../applications.ts';
import { query } from '../database.ts';
import { newAddress } from '../mailbox.ts';
import { addPerson } from '../people.ts';
import { addRequest } from '../requests.ts';
import { sellPlan } from '../sales.ts';
import { grantUntil } from '../subscriptions.ts';
import { openSection, plantComponent, withdrawComponents } from '../test-components.ts';
import { plantTemplate, withdrawTemplates } from '../test-templates.ts';
import { test } from '../till.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone every row is a card, and its actions are on the screen', async ({
  page,
  till,
}) => {
  const person = await addPerson({
    name: `Maximiliane Freudenthal-Ostrowski ${randomUUID().slice(0, 8)}`,
  });
  const { name } = person;
  const { title } = await plantComponent({ tags: ['calm', 'dark', 'wide', 'more'] });
  const template = await plantTemplate(page.request, { tags: ['calm', 'dark', 'wide', 'more'] });
  const email = newAddress();
  await addApplication({ name: 'Ravi Menon', email });
  await sellPlan(till, person, 'Pro');
  const requester = await addPerson({ name: 'Maximiliane Freudenthal-Ostrowski' });
  await grantUntil(requester, 'Pro Plus', { untilDays: 20 });
  const wanted = `A seat map ${requester.id.slice(0, 8)}`;
  await addRequest(requester, { title: wanted });
  await query(
    `insert into audit_log (id, actor_id, action, subject_kind, subject_id, fields)
     values (gen_random_uuid(), $1, 'update', 'user', $1, array['name', 'role', 'accessiblePlans', 'requestQuota'])`,
    [person.id],
  );
  for (const [section, text, buttons] of [
    [`users&search=${name}`, name, ['Details', 'Delete']],
    [`view-components&search=${title}`, title, ['View', 'Edit', 'Delete']],
    [`view-templates&search=${template.title}`, template.title, ['View', 'Edit', 'Delete']],
    [`creator-applications&search=${email}`, email, ['Approve', 'Reject', 'Details']],
    [`revenue&search=${name}`, name, ['Details']],
    [`requests&search=${wanted}`, wanted, ['Details']],
    [`audit-log&search=${person.id}`, name, [name, `…${person.id.slice(-12)}`]],
  ] as const) {
    await openSection(page, encodeURI(section));
    const row = page.getByRole('row').filter({ hasText: text });
    await expect(row, section).toHaveCount(1);
    await expect(row).toHaveCSS('display', 'grid');
    for (const button of buttons) {
      const box = await row.getByRole('button', { name: new RegExp(`^${button}`) }).boundingBox();
      expect(box, `${button} in ${section}`).not.toBeNull();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
      expect(box!.height, `${button} in ${section}`).toBeGreaterThanOrEqual(44);
    }
    const { x, width } = (await row.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      section,
    ).toBeLessThanOrEqual(0);
  }
  await withdrawComponents([title]);
  await withdrawTemplates([template.title]);
});
