import type { Browser } from '@playwright/test';
import type { Bundle } from './bundle.ts';
import type { Batch, Check, Figures, Outcome } from './check.ts';
import { distinct, type Fault, met, onlyHere, reasonOf } from './fault.ts';
import { findCutFaults, findLayoutFaults, letTextBe } from './layout.ts';
import { findAxeFaults, findMotionFaults } from './page-faults.ts';
import { renderOnServer, type ServerMarkup } from './server.ts';
import { clear, openStage, resize, show, type Stage, type Theme, THEMES } from './stage.ts';
import { findStateFaults } from './states.ts';

const WIDTHS = [390, 768, 1280] as const;
/** Narrower and wider than the widths that are looked at; here only the fit counts. */
const EXTREME_WIDTHS = [360, 1920];
/** Each has four windows; more would only wait for each other. */
const AT_ONCE = 2;

/** One window per way of looking; a window costs more to open than an item to show. */
type Stages = Record<Theme | 'directions' | 'still', Stage> & { close: () => Promise<void> };

async function openStages(browser: Browser): Promise<Stages> {
  const [light, dark, directions, still] = await Promise.all([
    openStage(browser, { colorScheme: 'light' }),
    openStage(browser, { colorScheme: 'dark' }),
    openStage(browser, { colorScheme: 'light' }),
    openStage(browser, { colorScheme: 'light', reducedMotion: 'reduce' }),
  ]);
  const close = async (): Promise<void> => {
    await Promise.all([light, dark, directions, still].map((stage) => stage.close()));
  };
  return { light, dark, directions, still, close };
}

/** Runs in the page after axe: what there was to judge. */
const countParts = () => {
  const { axe } = globalThis as typeof globalThis & { axe?: { getRules: (tags: string[]) => [] } };
  const count = (selector: string) => document.querySelectorAll(`#root ${selector}`).length;
  const words = document.querySelector<HTMLElement>('#root')!.innerText.split(/\s+/);
  return {
    axeRules: axe?.getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).length ?? 0,
    elements: count('*'),
    controls: count(':is(button, a[href], input, select, textarea, summary, [tabindex="0"])'),
    words: words.filter((word) => word !== '').length,
  };
};

type Parts = ReturnType<typeof countParts>;

/** Every width in one theme; then its states at the last width, where the other theme has another. */
async function renderTheme(
  stage: Stage,
  bundle: Bundle,
  theme: Theme,
  [first, last]: readonly [number, number],
): Promise<{ faults: Fault[]; parts: Parts }> {
  const { page, faults } = stage;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found: Fault[] = [];
  const judge = async (width: number, withAxe: boolean): Promise<void> => {
    const here = [...faults.splice(0), ...(await findLayoutFaults(page))];
    if (withAxe) here.push(...(await findAxeFaults(page)));
    found.push(...met(`${theme} ${width}`, here));
  };
  await show(page, bundle, first);
  await judge(first, true);
  await resize(page, 768);
  await judge(768, false);
  await show(page, bundle, last);
  await judge(last, true);
  const parts = await page.evaluate(countParts);
  const known = new Set(found.map(({ check }) => check));
  const states = await findStateFaults(stage, () => show(page, bundle, last));
  await clear(stage);
  const later = states.filter(({ check }) => !known.has(check));
  return { faults: [...found, ...met(`${theme} ${last}`, later)], parts };
}

async function renderDirections(stage: Stage, bundle: Bundle) {
  const { page, faults } = stage;
  const rightToLeft: Fault[] = [];
  await show(page, bundle, 1280, { direction: 'rtl' });
  for (const width of [1280, 390]) {
    await resize(page, width);
    rightToLeft.push(...met(`${width}`, [...faults.splice(0), ...(await findLayoutFaults(page))]));
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  const extremes: Fault[] = [];
  for (const width of EXTREME_WIDTHS) {
    await resize(page, width);
    extremes.push(...met(`${width}`, await findLayoutFaults(page)));
  }
  await clear(stage);
  return { rightToLeft, extremes };
}

/** Taken over from the server's markup, standing still, and with text that has grown. */
async function renderStill(stage: Stage, bundle: Bundle, server: ServerMarkup) {
  const { page, faults } = stage;
  await show(page, bundle, 1280, { markup: server.markup });
  const first = faults.splice(0);
  const said = first.filter(({ check }) => check === 'console').map(({ text }) => text);
  const other = first.filter(({ check }) => check !== 'console');
  const motion = await findMotionFaults(page);
  const cut: Fault[] = [];
  for (const [grown, width] of [
    ['doubled', 1280],
    ['doubled', 390],
    ['longer', 390],
    ['longer', 1280],
  ] as const) {
    await resize(page, width);
    cut.push(...met(`${grown} text ${width}`, await findCutFaults(page, grown)));
    await page.evaluate(letTextBe);
  }
  await clear(stage);
  return { said, motion, later: [...other, ...cut] };
}

async function renderItem(stages: Stages, bundle: Bundle, server: ServerMarkup): Promise<Outcome> {
  const [light, dark, { rightToLeft, extremes }, still] = await Promise.all([
    renderTheme(stages.light, bundle, 'light', [390, 1280]),
    renderTheme(stages.dark, bundle, 'dark', [1280, 390]),
    renderDirections(stages.directions, bundle),
    renderStill(stages.still, bundle, server),
  ]);
  const drawn = [...light.faults, ...dark.faults];
  const heard = drawn.filter(({ check }) => check === 'console').map(({ text }) => text);
  const known = new Set(drawn.map(({ check }) => check));
  const hydration = [...server.said, ...still.said]
    .filter((text) => !heard.some((line) => line.endsWith(text)))
    .map((text): Fault => ({ check: 'hydration', text }));
  const faults = [
    ...drawn,
    ...extremes.filter(({ check }) => !known.has(check)),
    ...onlyHere('right to left', '', rightToLeft, drawn),
    ...hydration,
    ...still.motion,
    ...still.later.filter(({ check }) => !known.has(check)),
  ];
  const count = (check: string): number => faults.filter((fault) => fault.check === check).length;
  const figures: Figures = {
    ...light.parts,
    themes: [...THEMES],
    widths: [...EXTREME_WIDTHS, ...WIDTHS].toSorted((a, b) => a - b),
    axeViolations: count('axe'),
    consoleMessages: count('console'),
    requests: count('network'),
    sidewaysScrolls: count('sideways scroll'),
    cutTexts: count('text is never cut'),
    motionFaults: count('reduced motion'),
    rightToLeftFaults: count('right to left'),
    hydrationFaults: count('hydration'),
    serverMarkupBytes: Buffer.byteLength(server.markup),
  };
  return { faults: distinct(faults), figures };
}

async function renderBatch({ browser, prepared, report }: Batch): Promise<Map<string, Outcome>> {
  const markup = renderOnServer(
    new Map(prepared.map(({ item, bundle }) => [item.slug, bundle.server])),
  );
  const outcomes = new Map<string, Outcome>();
  const waiting = prepared.values();
  const work = async (): Promise<void> => {
    let stages = await openStages(browser);
    for (const { item, bundle } of waiting) {
      const { slug } = item;
      try {
        outcomes.set(slug, await renderItem(stages, bundle, markup.get(slug)!));
      } catch (error) {
        const fault = { check: 'console', text: `could not be shown: ${reasonOf(error)}` };
        outcomes.set(slug, { faults: [fault], figures: {} });
        await stages.close();
        stages = await openStages(browser);
      }
      report(`${slug}: rendered`);
    }
    await stages.close();
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, prepared.length) }, work));
  return outcomes;
}

export const rendering: Check = {
  name: 'rendering',
  module: import.meta.filename,
  tools: ['@axe-core/playwright', '@playwright/test', 'react', 'react-dom', 'tailwindcss'],
  judge: async (batch) => ({ outcomes: await renderBatch(batch), unplaced: [] }),
};
