import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { preloadedFonts } from './font-files.ts';

test.each(preloadedFonts)('%s is the address the styles ask for too', (address) => {
  // A query would make it another URL in development, and the file would be fetched twice.
  const styles = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  expect(address).not.toContain('?');
  expect(styles).toContain(`url('./fonts/${basename(address)}')`);
});
