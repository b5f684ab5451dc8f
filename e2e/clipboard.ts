import { expect, type Page } from '@playwright/test';
import { withoutHeader } from '@tessera/contract/code-header';

const HEADER =
  /^(?:(['"])use client\1;?\n)?\/\/ .+ v\d+ · Tessera · sha256 [0-9a-f]{12} · https?:\S+\n/;

/** The copied code without its first line. Empty when that line is missing. */
export async function copiedCode(page: Page): Promise<string> {
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return HEADER.test(text) ? withoutHeader(text) : '';
}

/** Waits until this code is on the clipboard, with its first line. */
export const expectCopied = (page: Page, code: string): Promise<void> =>
  expect.poll(() => copiedCode(page)).toBe(code);
