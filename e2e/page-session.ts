import type { Page } from '@playwright/test';

/**
 * A session of its own with a page. When the process of a frame ends, Playwright takes the whole page for crashed and
 * refuses every call.
 */
export async function openSession(page: Page) {
  const session = await page.context().newCDPSession(page);
  let hasCrashed = false;
  const crash = new Promise<never>((_, reject) => {
    session.once('Inspector.targetCrashed', () => {
      hasCrashed = true;
      reject(new Error('The process of the page has ended.'));
    });
  });
  crash.catch(() => undefined);
  await session.send('Inspector.enable');
  return {
    /** Whether the process of the page itself has ended. */
    hasCrashed: () => hasCrashed,
    /** Runs a function in the page. It can use nothing from outside. */
    run: async <Result>(work: () => Result): Promise<Awaited<Result>> => {
      const evaluation = session.send('Runtime.evaluate', {
        expression: `(${work.toString()})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      const { result, exceptionDetails } = await Promise.race([evaluation, crash]);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value as Awaited<Result>;
    },
  };
}
