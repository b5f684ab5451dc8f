import type { Page } from '@playwright/test';

/** Gathers every breach of the content security policy and every console error from the first moment on. */
export async function watch(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The planted component's picture is missing on purpose.
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
