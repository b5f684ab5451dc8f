import { join } from 'node:path';
import { test } from '@playwright/test';
import { turn } from '../accessible.ts';
import { keepToken } from '../people.ts';
import { open } from '../visitors.ts';
import { FOLDER } from './folder.ts';
import { WALKERS } from './people.ts';
import { scrollThrough } from './photograph.ts';

/** The pictures of the README; `docs/pictures` has them as WebP. */
const PICTURES = [
  { name: 'landing', who: 'visitor', path: '/', theme: 'light' },
  { name: 'wall', who: 'visitor', path: '/dashboard', theme: 'light' },
  { name: 'search', who: 'visitor', path: '/dashboard?search=pricing', theme: 'dark' },
  {
    name: 'component',
    who: 'pro',
    path: '/components/call-calendar-strip',
    theme: 'dark',
  },
  { name: 'templates', who: 'pro', path: '/templates', theme: 'light' },
  { name: 'subscription', who: 'pro', path: '/dashboard/subscription', theme: 'light' },
  { name: 'analytics', who: 'admin', path: '/admin/dashboard?section=analytics', theme: 'dark' },
] as const;

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, who, path, theme } of PICTURES)
  test(`the picture of ${name}`, async ({ page }) => {
    const person = await WALKERS[who]!.arrive();
    if (person) await keepToken(page, person.token);
    await open(page, path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await turn(page, theme);
    await page.screenshot({ path: join(FOLDER, 'readme', `${name}.png`), animations: 'disabled' });
  });
