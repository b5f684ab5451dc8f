import { expect, type Page } from '@playwright/test';
import {
  addApplication,
  fillApplication,
  heavyFile,
  openApplications,
  rowOf,
  samplesField,
  submit,
  WORK,
} from '../applications.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { codeFor, newAddress, wrongOf } from '../mailbox.ts';
import { addPerson, keepToken } from '../people.ts';
import { codeField, failure, holdClock, open, press } from '../visitors.ts';

const MB = 1024 * 1024;
const PENDING = 'You already have a pending application. Please wait for our team to review it.';
const APPROVED = 'Your application has already been approved! Our team will contact you soon.';
const SENT = 'Application submitted successfully!';

const countOf = async (email: string): Promise<number> =>
  (await query('select 1 from creator_applications where email = $1', [email])).length;
const banner = (page: Page) => page.getByRole('main').getByText(SENT);

test('anyone can read what the program is, before any script runs [RT-11] [CP-01] [S1-19] [S1-20]', async ({
  request,
  browser,
}) => {
  const html = await (await request.get('/creator-program')).text();
  expect(html).toContain('100%');
  expect(html).toContain('0%');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/creator-program');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).toContainText(
    'You keep 100% of every single sale, and we take 0% commission.',
  );
  await expect(main).toContainText('what the bank and the provider charge, we pay');
  await context.close();
});

test('a visitor applies without an account, and then confirms the address [S1-18] [CP-03] [CP-05] [VA-32] [VA-33] [VA-34] [VA-35] [ST-42] [ST-51] [CON-13] [CON-19]', async ({
  page,
}) => {
  const email = newAddress();
  await open(page, '/creator-program');
  await submit(page);
  await expect(failure(page)).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await fillApplication(page, email);

  const samples = samplesField(page);
  await samples.setInputFiles(WORK);
  await expect(page.getByText('You can only upload up to 5 images')).toBeVisible();
  await samples.setInputFiles([heavyFile('large.png', 5 * MB + 1)]);
  await expect(
    page.getByText(
      'Some images exceed the 5MB size limit. Please compress your images before uploading.',
    ),
  ).toBeVisible();
  await samples.setInputFiles(
    Array.from({ length: 5 }, (_, index) => heavyFile(`${index}.png`, 4 * MB + 1)),
  );
  await expect(
    page.getByText('Total upload size exceeds 20MB. Please use smaller images.'),
  ).toBeVisible();
  await samples.setInputFiles(WORK.slice(0, 3));
  await page.getByRole('button', { name: `Remove ${WORK[2]!.name}` }).click();
  await expect(page.getByText('2 of 5')).toBeVisible();

  await holdClock(page);
  await submit(page);
  await expect(banner(page)).toBeVisible();
  // What was just sent does not read as a refusal.
  await expect(page.getByText('Your application is with us')).toBeVisible();
  await expect(page.getByText(PENDING)).toHaveCount(0);
  await page.clock.runFor(4_900);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner(page)).toHaveCount(0);
  expect(await countOf(email)).toBe(1);

  const code = await codeFor(email);
  await codeField(page).fill(wrongOf(code));
  await press(page, 'Confirm Address');
  await expect(failure(page)).toHaveText('Invalid or expired OTP');
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).fill(code);
  await press(page, 'Confirm Address');
  await expect(page.getByText('your address is confirmed')).toBeVisible();
});

test('a visitor finds an application again by address and code, after the page was left [CP-03] [VA-37]', async ({
  page,
}) => {
  const email = newAddress();
  await addApplication({ name: 'Meera Nair', email });
  await open(page, '/creator-program');
  await press(page, 'See where it stands');
  await page.getByLabel('Email').last().fill(email);
  await press(page, 'Send Code');
  await codeField(page).fill(await codeFor(email));
  await press(page, 'Show Application');
  await expect(page.getByText(PENDING)).toBeVisible();
});

test('a visitor waits, is rejected, applies again and is approved, and is told so each time [ST-43] [ST-44] [ST-45] [VA-37] [VA-38]', async ({
  page,
  request,
}) => {
  const [email, admin] = [newAddress(), await addPerson({ role: 'admin' })];
  const apply = async () => {
    await open(page, '/creator-program');
    await fillApplication(page, email);
    await submit(page);
  };
  const decide = async (verb: 'approve' | 'reject') => {
    const [row] = await query<{ id: string }>(
      `select id from creator_applications where email = $1 and status = 'pending'`,
      [email],
    );
    const answer = await request.put(`/api/creator/applications/${row!.id}/${verb}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status()).toBe(200);
  };
  await apply();
  await expect(banner(page)).toBeVisible();
  await apply();
  await expect(failure(page)).toHaveText(PENDING);
  await decide('reject');
  await apply();
  await expect(banner(page)).toBeVisible();
  await decide('approve');
  await apply();
  await expect(failure(page)).toHaveText(APPROVED);
  expect(await countOf(email)).toBe(2);
});

test('somebody who is signed in applies, is rejected, applies again and is approved [CP-02] [CP-03] [CP-04] [CP-05] [ST-43] [ST-44] [ST-46] [ST-47] [S1-11] [ERR-49] [ERR-50]', async ({
  page,
  browser,
}) => {
  const meera = await addPerson();
  await keepToken(page, meera.token);
  await open(page, '/creator-program');
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(meera.email);
  await expect(email).not.toBeEditable();
  await fillApplication(page);
  await samplesField(page).setInputFiles(WORK.slice(0, 2));
  await submit(page);
  await expect(banner(page)).toBeVisible();
  await open(page, '/creator-program');
  await expect(page.getByText(PENDING)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);

  const office = await (await browser.newContext()).newPage();
  await openApplications(office, meera.email);
  await rowOf(office, meera.email).getByRole('button', { name: 'Reject Meera Nair' }).click();
  await office.getByLabel('Reason (optional)').fill('Please show us a finished page.');
  await press(office, 'Reject Application');
  await expect(office.getByText('Application rejected', { exact: true })).toBeVisible();
  await expect(rowOf(office, meera.email)).toContainText('Rejected');
  await expect(
    rowOf(office, meera.email).getByRole('button', { name: /^(Approve|Reject)/ }),
  ).toHaveCount(0);

  await open(page, '/creator-program');
  await expect(page.getByText('Please show us a finished page.')).toBeVisible();
  await press(page, 'Apply Again');
  await expect(page.getByLabel('City')).toHaveValue('Kochi');
  await page.getByLabel('Portfolio').fill('https://work.example.test/meera');
  await page.getByRole('radio', { name: 'No, my components stay out of plans' }).check();
  await submit(page);
  await expect(page.getByText('Your application is with us')).toBeVisible();
  await expect(page.getByText(PENDING)).toHaveCount(0);

  await open(
    office,
    `/admin/dashboard?section=creator-applications&status=all&search=${meera.email}`,
  );
  const decided = (status: string) => rowOf(office, meera.email).filter({ hasText: status });
  await decided('Pending').getByRole('button', { name: 'Approve Meera Nair' }).click();
  await press(office, 'Approve Application');
  await expect(office.getByText('Application approved successfully')).toBeVisible();
  await expect(decided('Approved')).toHaveCount(1);
  await expect(decided('Pending')).toHaveCount(0);
  await expect(decided('Rejected')).toHaveCount(1);
  await expect(
    rowOf(office, meera.email).getByRole('button', { name: /^(Approve|Reject)/ }),
  ).toHaveCount(0);
  await office.context().close();
  await open(page, '/creator-program');
  await expect(page.getByText(APPROVED)).toBeVisible();
});

test('a network that fails is told in the words for it, and what was typed stays [NC-04] [ERR-64] [ERR-65] [ERR-66] [ERR-67]', async ({
  page,
  network,
}) => {
  const networkFailed =
    'Network error. Your images may be too large. Try uploading fewer or smaller images (under 5MB each).';
  const email = newAddress();
  await open(page, `${network.origin}/creator-program`);
  await fillApplication(page, email);
  await samplesField(page).setInputFiles([...WORK.slice(0, 1), heavyFile('large.png', 2 * MB)]);

  network.set(/creator\/apply/, 'cut');
  await submit(page);
  await expect(failure(page)).toHaveText(networkFailed);
  network.restore();
  network.set(/creator\/apply/, 'limit');
  await submit(page);
  await expect(failure(page)).toHaveText(
    'Files are too large. Please use smaller images (under 5MB each) or fewer images.',
  );
  network.restore();
  network.set(/creator\/apply/, 'refuse');
  await submit(page);
  await expect(failure(page)).toHaveText(
    'Failed to submit application. Please try again with smaller images.',
  );
  network.restore();
  // The server, not the client, detects a file that is not a picture.
  await submit(page);
  await expect(failure(page)).toHaveText(/could not be read/);

  await press(page, 'Remove large.png');
  await holdClock(page);
  network.set(/creator\/apply/, 'hold');
  await submit(page);
  await expect(page.getByRole('progressbar', { name: /Sending|Almost/ })).toBeVisible();
  await page.clock.runFor(59_000);
  await expect(failure(page)).toHaveText('');
  await page.clock.runFor(1_100);
  await expect(failure(page)).toHaveText(networkFailed);
  await page.clock.resume();
  network.restore();

  const meera = await addPerson();
  await keepToken(page, meera.token, network.origin);
  network.set(/creator\/user-application/, 'refuse');
  await open(page, `${network.origin}/creator-program`);
  await expect(failure(page)).toContainText('Error checking your application status', {
    timeout: 60_000,
  });
  network.restore();
  await press(page, 'Retry');
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera Nair');
});
