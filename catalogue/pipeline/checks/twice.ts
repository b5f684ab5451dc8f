import type { Page } from '@playwright/test';
import { draw, openChangeable } from './changeable.ts';
import type { Check } from './check.ts';
import { judgeEach } from './each.ts';
import { type Fault, onlyHere } from './fault.ts';
import type { Stage } from './stage.ts';
import { visitStates } from './states.ts';

const NAME = 'twice';
const STATES_MAX = 8;
const ALONE_MS = 250;
/** Keys that a page as a whole may listen for. */
const KEYS = ['Control+k', '/', 'Escape'] as const;

/** Runs in the page: what one copy has in common with the other and must not. */
const findShared = (): string[] => {
  const [first, second] = [...document.querySelectorAll('[data-copy]')];
  if (!first || !second) return [];
  const said = new Set<string>();
  const ids = new Set([...first.querySelectorAll('[id]')].map(({ id }) => id));
  for (const { id } of second.querySelectorAll('[id]'))
    if (ids.has(id)) said.add(`both have the id ${id}`);
  for (const [what, selector] of [
    ['radio buttons', 'input[type=radio][name]'],
    ['details', 'details[name]'],
  ] as const) {
    // A form keeps its radio buttons to itself.
    const names = (copy: Element): string[] =>
      [...copy.querySelectorAll(selector)]
        .filter((one) => what === 'details' || one.closest('form') === null)
        .map((one) => one.getAttribute('name')!);
    const here = new Set(names(first));
    for (const name of names(second))
      if (here.has(name)) said.add(`the ${what} of both are called ${name}`);
  }
  for (const [copy, other] of [
    [first, second],
    [second, first],
  ] as const)
    for (const attribute of 'for aria-labelledby aria-describedby aria-controls aria-owns'.split(
      ' ',
    ))
      for (const element of copy.querySelectorAll(`[${attribute}]`))
        for (const id of element.getAttribute(attribute)!.split(/\s+/)) {
          const meant = document.getElementById(id);
          if (meant && other.contains(meant) && !copy.contains(meant))
            said.add(`${attribute} of one refers to the other`);
        }
  return [...said];
};

const markupOf = (page: Page, copy: 0 | 1): Promise<string> =>
  page
    .locator(`[data-copy="${copy}"]`)
    .evaluate((element) =>
      [
        element.innerHTML,
        ...[...element.querySelectorAll('input')].map(
          ({ checked, value }) => `${checked} ${value}`,
        ),
      ].join('\n'),
    );

/** What changes by itself cannot be told from what follows another. */
async function isStill(page: Page): Promise<boolean> {
  const before = await markupOf(page, 1);
  await page.waitForTimeout(ALONE_MS);
  return (await markupOf(page, 1)) === before;
}

/** Presses what the first copy has; the second one must stay as it is. */
async function findFollowing(page: Page): Promise<Fault[]> {
  const open = async (): Promise<void> => {
    await draw(page, { kind: 'none' }, 2);
    // The second copy takes no focus and no press of its own.
    await page.locator('[data-copy="1"]').evaluate((element: HTMLElement) => {
      element.inert = true;
    });
  };
  await open();
  let before = await markupOf(page, 1);
  const found: Fault[] = [];
  const reopen = async (): Promise<void> => {
    await open();
    before = await markupOf(page, 1);
  };
  await visitStates(page, { max: STATES_MAX, each: 'step' }, reopen, async (after) => {
    const now = await markupOf(page, 1);
    if (now !== before)
      found.push({ check: NAME, text: `the second changes ${after} of the first` });
    before = now;
  });
  return found.slice(0, 3);
}

/** A key that is pressed beside both may be meant for one of them only. */
async function findBothAnswer(page: Page): Promise<Fault[]> {
  await draw(page, { kind: 'none' }, 2);
  const found: Fault[] = [];
  for (const key of KEYS) {
    const before = await Promise.all([markupOf(page, 0), markupOf(page, 1)]);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(key);
    await page.waitForTimeout(ALONE_MS / 5);
    const after = await Promise.all([markupOf(page, 0), markupOf(page, 1)]);
    if (after[0] !== before[0] && after[1] !== before[1])
      found.push({ check: NAME, text: `both answer to the key ${key}` });
  }
  return found;
}

async function judgePair({ page, faults }: Stage, before: Fault[]): Promise<Fault[]> {
  await draw(page, { kind: 'none' }, 2);
  const shared = (await page.evaluate(findShared)).map((text) => ({ check: NAME, text }));
  const still = await isStill(page);
  const following = still ? await findFollowing(page) : [];
  const heard = faults.splice(0);
  const answering = still ? await findBothAnswer(page) : [];
  faults.splice(0);
  return [...shared, ...following, ...answering, ...onlyHere(NAME, '', heard, before)];
}

/** Two of the same item on one page know nothing of each other. */
export const twice: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'typescript'],
  judge: (batch) =>
    judgeEach(batch, NAME, [{}], async (prepared, [stage]) => {
      const { page, faults } = stage!;
      await openChangeable(page, prepared, 1280);
      // Console messages that one copy alone gives, also once its controls are used.
      await visitStates(
        page,
        { max: STATES_MAX, each: 'step' },
        () => draw(page, { kind: 'none' }),
        () => Promise.resolve(),
      );
      const before = faults.splice(0);
      return { faults: await judgePair(stage!, before), figures: {} };
    }),
};
