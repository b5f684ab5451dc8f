import type { Page } from '@playwright/test';
import { type Fault, met } from './fault.ts';
import { findLayoutFaults } from './layout.ts';
import { findAxeFaults } from './page-faults.ts';
import { type Stage, settle, untilQuiet } from './stage.ts';

/** A control that a person can reach by keyboard, and how it is used. */
type Control = { use: 'press' | 'tick' | 'slide' | 'choose' | 'type'; name: string; kind: string };
/** Backwards too: what comes first may put away what comes last, as a filter does with the rows. */
type Way = 'press' | 'press backwards' | 'fill' | 'submit';

const STEPS_MAX = 24;
const AXE_MAX = 10;
const SETTLE_MS = 600;
/** What was sent is answered by then. */
const ANSWERED_MS = 700;
const ANSWER_MAX_MS = 2_500;
/** Long enough to find a box that holds only the short ones. */
const WORDS: Record<string, string> = {
  email: 'annapurna.kowalski@example.com',
  tel: '9876543210',
  url: 'https://example.com/a/page',
  number: '7',
  numeric: '560001',
  date: '2026-11-20',
  month: '2026-11',
  time: '10:30',
  'datetime-local': '2026-11-20T10:30',
};
const TEXT = 'Annapurna Kowalski-Venkataraman of Thiruvananthapuram';
/** Everything that is typed into a field. */
export const TYPED: readonly string[] = [TEXT, ...Object.values(WORDS)];
const WRITTEN_AT_ONCE = new Set(['date', 'month', 'time', 'datetime-local']);

/** Runs in the page: focuses the next control that was not used yet; an open dialog comes first. */
const focusNext = (way: Way): Control | null => {
  const kept = globalThis as typeof globalThis & { used?: WeakSet<Element> };
  const used = (kept.used ??= new WeakSet());
  const pressed =
    'button, summary, [role=tab], [role=switch], [role=checkbox], [role=radio], input[type=checkbox], input[type=radio], input[type=range]';
  const wanted = {
    press: pressed,
    'press backwards': pressed,
    fill: 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=submit], [type=button], [type=hidden]), textarea, select',
    submit: 'form button:not([type=button], [type=reset]), form input[type=submit]',
  }[way];
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [aria-modal=true]');
  const places = [...[...dialogs].toReversed(), document.body];
  const all = new Set(
    places.flatMap((place) => {
      const found = Array.from(place.querySelectorAll<HTMLElement>(wanted));
      return way === 'press backwards' ? found.toReversed() : found;
    }),
  );
  for (const element of all) {
    if (used.has(element) || element.matches(':disabled') || !element.checkVisibility()) continue;
    used.add(element);
    element.focus();
    if (document.activeElement !== element) continue;
    const type = element.getAttribute('type') ?? 'text';
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const shown = (name || element.getAttribute('name') || type).slice(0, 30);
    const named = (use: Control['use'], kind = ''): Control => ({ use, name: shown, kind });
    if (element.tagName === 'SELECT') return named('choose');
    if (type === 'range') return named('slide');
    if (type === 'checkbox' || type === 'radio') return named('tick');
    if (way === 'fill') return named('type', type === 'text' ? element.inputMode || type : type);
    return named('press');
  }
  return null;
};

async function operate(page: Page, { use, kind }: Control): Promise<void> {
  const focused = page.locator(':focus');
  if (use === 'press') await page.keyboard.press('Enter');
  else if (use === 'tick') await page.keyboard.press('Space');
  else if (use === 'slide') await page.keyboard.press('End');
  else if (use === 'choose')
    await focused.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = select.options.length - 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  else if (WRITTEN_AT_ONCE.has(kind)) await focused.fill(WORDS[kind]!);
  else {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(WORDS[kind] ?? TEXT);
  }
}

/** Runs in the page: a form that would leave and a link that would lead away stay; the item's own answer came before. */
const stayHere = (): void => {
  globalThis.addEventListener('submit', (event) => event.preventDefault());
  globalThis.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
};

/** Runs in the page: the document without its words, so that a counter that counts is no new state. */
const shapeOf = (): string =>
  document
    .querySelector('#root')!
    .innerHTML.replaceAll(/>[^<]*</g, '><')
    .replaceAll(/ (?:style|value|id|d|points|aria-valuenow|aria-valuetext)="[^"]*"/g, '');

type Seen = { shapes: Set<string>; axeRuns: number };

async function judgeState({ page, faults }: Stage, seen: Seen): Promise<Fault[]> {
  const found = await findLayoutFaults(page);
  const shape = await page.evaluate(shapeOf);
  if (!seen.shapes.has(shape) && seen.axeRuns < AXE_MAX) {
    seen.axeRuns++;
    await settle(page, SETTLE_MS);
    found.push(...(await findAxeFaults(page)));
  }
  seen.shapes.add(shape);
  return [...faults.splice(0), ...found];
}

async function walk(stage: Stage, ways: Way[], seen: Seen): Promise<Fault[]> {
  const { page } = stage;
  const found: Fault[] = [];
  seen.shapes.add(await page.evaluate(shapeOf));
  await page.evaluate(stayHere);
  for (const way of ways)
    for (let step = 0; step < STEPS_MAX; step++) {
      const control = await page.evaluate(focusNext, way);
      if (!control) break;
      await operate(page, control);
      if (way === 'submit') await untilQuiet(page, ANSWERED_MS, ANSWER_MAX_MS);
      found.push(...met(`after ${control.use} "${control.name}"`, await judgeState(stage, seen)));
    }
  return found;
}

/** On a page as it was first shown: uses every control once by keyboard, then on a new one from the last to the first; on a third it fills every field and sends it, and judges what each step leaves behind. */
export async function findStateFaults(stage: Stage, reopen: () => Promise<void>): Promise<Fault[]> {
  const shapes = new Set<string>();
  const countFields = () => stage.page.locator('#root :is(input, textarea, select)').count();
  await stage.page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await countFields();
  const found = await walk(stage, ['press'], { shapes, axeRuns: 0 });
  const fields = before + (await countFields());
  await reopen();
  found.push(...(await walk(stage, ['press backwards'], { shapes, axeRuns: 0 })));
  if (fields === 0) return found;
  await reopen();
  const sent = await walk(stage, ['fill', 'submit', 'press'], { shapes, axeRuns: 0 });
  return [...found, ...sent];
}

/** Uses the controls by keyboard, then fills and sends the fields, and calls `visit` after each step that leads to another shape, or after each one. `reopen` shows the item as it was first. */
export async function visitStates(
  page: Page,
  { max, each }: { max: number; each: 'shape' | 'step' },
  reopen: () => Promise<void>,
  visit: (after: string) => Promise<void>,
): Promise<void> {
  const shapes = new Set([await page.evaluate(shapeOf)]);
  const countFields = () => page.locator('#root :is(input, textarea, select)').count();
  let visits = 0;
  const follow = async (way: Way): Promise<void> => {
    for (let step = 0; step < STEPS_MAX && visits < max; step++) {
      const control = await page.evaluate(focusNext, way);
      if (!control) return;
      await operate(page, control);
      if (way === 'submit') await untilQuiet(page, ANSWERED_MS, ANSWER_MAX_MS);
      const shape = await page.evaluate(shapeOf);
      if (each === 'shape' && shapes.has(shape)) continue;
      shapes.add(shape);
      visits++;
      await visit(`after ${control.use} "${control.name}"`);
    }
  };
  await page.evaluate(stayHere);
  const before = await countFields();
  await follow('press');
  if (before + (await countFields()) === 0) return;
  await reopen();
  await page.evaluate(stayHere);
  // What a form answers is worth as many visits as all before it.
  visits = 0;
  for (const way of ['fill', 'submit'] as const) await follow(way);
}
