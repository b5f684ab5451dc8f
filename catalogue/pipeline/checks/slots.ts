import type { Page } from '@playwright/test';
import { draw, hasPart, openChangeable } from './changeable.ts';
import type { Check, Prepared } from './check.ts';
import { judgeEach } from './each.ts';
import { type Fault, onlyHere } from './fault.ts';
import { findLayoutFaults } from './layout.ts';
import { shapesOf } from './prop-shapes.ts';
import { partsOf } from './shape.ts';
import type { Stage } from './stage.ts';
import { visitStates } from './states.ts';

const NAME = 'slots';
const STATES_MAX = 6;
const HOLE_PX = 24;

/** An element by the way from the root to it, and its classes. */
type Place = { way: number[]; classes: string };

/** Runs in the page: the outermost boxes that hold nothing but the content of the slot. */
const findPlaces = (): Place[] =>
  [...document.querySelectorAll('[data-slot]')].flatMap((mark) => {
    let box = mark.parentElement;
    if (!box || box.id === 'root' || box.childNodes.length > 1) return [];
    while (box.parentElement && box.parentElement.id !== 'root') {
      if (box.parentElement.childNodes.length > 1) break;
      box = box.parentElement;
    }
    const way: number[] = [];
    for (let at: Element = box; at.id !== 'root'; at = at.parentElement!)
      way.unshift([...at.parentElement!.children].indexOf(at));
    return [{ way, classes: box.className }];
  });

/** Runs in the page: the boxes that are still there without their content. */
const findHoles = ([places, least]: readonly [Place[], number]): string[] =>
  places.flatMap(({ way, classes }) => {
    let at: Element | undefined = document.querySelector('#root')!;
    for (const step of way) at = at?.children[step];
    if (!at || at.className !== classes || at.textContent.trim() !== '') return [];
    if (at.querySelector('svg, img, video, canvas, input, button, a')) return [];
    const { width, height } = at.getBoundingClientRect();
    return width > least && height > least && at.checkVisibility()
      ? [`leaves a box of ${Math.round(width)} × ${Math.round(height)} px`]
      : [];
  });

/** Whether the slot is shown at rest or in a state that a control leads to. */
async function isShown(page: Page, reopen: () => Promise<void>): Promise<boolean> {
  const look = () => page.locator('[data-slot]').count();
  let seen = await look();
  if (seen > 0) return true;
  await visitStates(page, { max: STATES_MAX, each: 'shape' }, reopen, async () => {
    seen += await look();
  });
  return seen > 0;
}

async function judgeSlot({ page, faults }: Stage, path: string, before: Fault[]): Promise<Fault[]> {
  const open = () => draw(page, { kind: 'slot', path, content: 'mark' });
  await open();
  const places = await page.evaluate(findPlaces);
  const filled = onlyHere(NAME, `${path} with other content: `, faults.splice(0), before);
  if (!(await isShown(page, open)))
    filled.push({ check: NAME, text: `${path}: what is given is not shown` });
  await draw(page, { kind: 'slot', path, content: 'nothing' });
  const empty = [...faults.splice(0), ...(await findLayoutFaults(page))];
  const holes = await page.evaluate(findHoles, [places, HOLE_PX] as const);
  return [
    ...filled,
    ...onlyHere(NAME, `${path} is null: `, empty, before),
    ...holes.map((text) => ({ check: NAME, text: `${path} is null: ${text}` })),
  ];
}

/** The paths of all slots. */
const slotsOf = ({ item }: Prepared): string[] => [
  ...new Set(
    partsOf({ kind: 'fields', fields: shapesOf(item).fields })
      .filter(({ shape }) => shape.kind === 'slot')
      .map(({ path }) => path),
  ),
];

/** Each place for a drawing shows what is given, and null leaves no hole. */
export const slots: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'tailwindcss', 'typescript'],
  judge: (batch) =>
    judgeEach(batch, NAME, [{}], async (prepared, [stage]) => {
      const paths = slotsOf(prepared);
      const found: Fault[] = [];
      const judged: string[] = [];
      if (paths.length > 0) {
        const { page, faults } = stage!;
        await openChangeable(page, prepared, 1280);
        const before = [...faults.splice(0), ...(await findLayoutFaults(page))];
        for (const path of paths) {
          if (!(await hasPart(page, path))) continue;
          judged.push(path);
          found.push(...(await judgeSlot(stage!, path, before)));
        }
      }
      return { faults: found, figures: { slots: judged } };
    }),
};
