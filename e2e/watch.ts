import type { Page } from '@playwright/test';

/** Collects every CSP violation and every console error, from the start. */
export async function watch(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The picture of the planted component is missing on purpose.
    if (message.type() === 'error' && !message.location().url.includes('/media/components/missing'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('noteViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
      note(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return complaints;
}
