import { draw, hasPart, openChangeable } from './changeable.ts';
import type { Check, Figures } from './check.ts';
import { judgeEach } from './each.ts';
import { type Fault, onlyHere } from './fault.ts';
import { findLayoutFaults } from './layout.ts';
import { shapesOf } from './prop-shapes.ts';
import { partsOf, type Shape } from './shape.ts';
import { resize, type Stage } from './stage.ts';

const NAME = 'counts';
const COUNTS = [0, 1, 2, 9] as const;
const WIDTHS = [1280, 390] as const;

/** Runs in the page: values that no person should read, and lists without entries. */
const findLeftovers = (): { check: string; text: string }[] => {
  const root = document.querySelector('#root')!;
  const SPOKEN = ['aria-label', 'aria-valuetext', 'title', 'alt'];
  const spoken = [...root.querySelectorAll('*')].flatMap((element) =>
    SPOKEN.map((name) => element.getAttribute(name)),
  );
  const read = [root.textContent, ...spoken].join('\n');
  const odd = /NaN|undefined|Infinity|\[object Object\]|Invalid Date/.exec(read);
  const faults = odd ? [{ check: 'odd value', text: `"${odd[0]}" is shown` }] : [];
  const CONTENT =
    'a[href], button, input, select, textarea, img, video, canvas, iframe, svg[role=img], [role=img]';
  for (const element of root.querySelectorAll('ul, ol, dl, table, nav, section')) {
    if (element.textContent.trim() !== '' || element.querySelector(CONTENT)) continue;
    if (element.closest('[aria-hidden=true]') || !element.checkVisibility()) continue;
    faults.push({
      check: 'empty list',
      text: `${element.tagName.toLowerCase()} has nothing in it`,
    });
  }
  return faults;
};

async function look({ page, faults }: Stage, how: { path: string; count: number } | null) {
  const found: Fault[] = [];
  await resize(page, WIDTHS[0]);
  await draw(page, how ? { kind: 'count', ...how } : { kind: 'none' });
  for (const width of WIDTHS) {
    await resize(page, width);
    found.push(...(await findLayoutFaults(page)), ...(await page.evaluate(findLeftovers)));
  }
  return [...faults.splice(0), ...found];
}

/** The lists that may have any number of entries, and why the others may not. */
function listsOf(fields: Record<string, Shape>): { free: string[]; fixed: Figures } {
  const free: string[] = [];
  const fixed: Record<string, string> = {};
  for (const { path, shape } of partsOf({ kind: 'fields', fields }))
    if (shape.kind === 'list') {
      if (shape.fixed === null) free.push(path);
      else fixed[path] = shape.fixed;
    }
  return { free: [...new Set(free)], fixed };
}

/** Lists of none, one, two and nine entries. */
export const counts: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'tailwindcss', 'typescript'],
  judge: (batch) =>
    judgeEach(batch, NAME, [{}], async (prepared, [stage]) => {
      const { item } = prepared;
      const { free, fixed } = listsOf(shapesOf(item).fields);
      const found: Fault[] = [];
      if (free.length > 0) {
        await openChangeable(stage!.page, prepared, WIDTHS[0]);
        stage!.faults.splice(0);
        const before = await look(stage!, null);
        for (const path of free) {
          if (!(await hasPart(stage!.page, path))) continue;
          for (const count of COUNTS)
            found.push(
              ...onlyHere(NAME, `${count} ${path}: `, await look(stage!, { path, count }), before),
            );
        }
      }
      return { faults: found, figures: { lists: free.length, fixed } };
    }),
};
