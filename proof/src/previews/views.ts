import type { Browser } from '@playwright/test';
import { brandVariables } from '@tessera/contract/brand';
import {
  FRAME_DEFAULTS,
  FRAME_DIRECTIONS,
  FRAME_THEMES,
  type FrameSettings,
  settingsFragment,
} from '@tessera/contract/preview-frame';
import { untilQuiet } from '../../../catalogue/pipeline/checks/stage.ts';
import { openPreview } from '../../../catalogue/pipeline/previews/preview.ts';
import type { Published } from './preview.ts';

const WIDTHS = [390, 768, 1280];
const QUIET_MS = 100;
const QUIET_MAX_MS = 1_000;
const BRAND = brandVariables({ colour: '#0f7a4d', radius: '0.75rem', font: null });

type View = FrameSettings & { width: number };

const viewOf = (width: number, settings: Partial<FrameSettings>): View => ({
  ...FRAME_DEFAULTS,
  ...settings,
  width,
});

/** Both themes, both directions, three widths, and once with a brand. */
const VIEWS: readonly View[] = [
  ...WIDTHS.flatMap((width) =>
    FRAME_THEMES.flatMap((theme) =>
      FRAME_DIRECTIONS.map((direction) => viewOf(width, { theme, direction })),
    ),
  ),
  viewOf(1280, { variables: BRAND }),
];

/** What the document in the frame says about itself. */
const described = () => {
  const { dataset, dir, style } = document.documentElement;
  return {
    theme: dataset['theme'],
    direction: dir,
    brand: style.getPropertyValue('--brand'),
    height: document.querySelector('#root')!.getBoundingClientRect().height,
  };
};

/** Opens every view of a preview. A message of any kind is a fault, and so is a request for anything else. */
export async function openViews(
  browser: Browser,
  { files, runtime }: Pick<Published, 'files' | 'runtime'>,
): Promise<{ views: number; faults: string[] }> {
  const { page, show, faults, close } = await openPreview(
    browser,
    { files, runtime },
    { width: WIDTHS[0]! },
  );
  const found: string[] = [];
  // Errors and warnings are collected by the stage.
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) found.push(`said ${message.text()}`);
  });
  for (const { width, ...settings } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await show(settingsFragment(settings));
    await untilQuiet(page, QUIET_MS, QUIET_MAX_MS);
    const { theme, direction, brand, height } = await page.evaluate(described);
    const isAsAsked =
      theme === settings.theme &&
      direction === settings.direction &&
      brand === (settings.variables['--brand'] ?? '');
    const name = `${width} ${settings.theme} ${settings.direction}`;
    if (!isAsAsked) found.push(`${name}: not as asked`);
    if (height < 1) found.push(`${name}: empty`);
    found.push(...faults.splice(0).map(({ check, text }) => `${name}: ${check}, ${text}`));
  }
  await close();
  return { views: VIEWS.length, faults: found };
}
