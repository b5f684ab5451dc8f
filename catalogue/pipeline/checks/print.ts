import type { Check } from './check.ts';
import { installColours, type WithColours } from './colours.ts';
import { judgeEach } from './each.ts';
import type { Fault } from './fault.ts';
import { findLayoutFaults } from './layout.ts';
import { show } from './stage.ts';

const NAME = 'print';
/** A4 at 96 dots to the inch. */
const PAPER_PX = 794;
const JUDGED = new Set(['text is never cut', 'sideways scroll']);

/** Runs in the page: what paper cannot show. Grounds are not printed unless the styles insist. */
const findOnPaper = (): string[] => {
  const { read, contrast, groundOf } = (globalThis as WithColours).colours;
  const said = new Set<string>();
  const isPainted = (element: Element): boolean =>
    getComputedStyle(element).printColorAdjust === 'exact';
  for (const element of document.querySelectorAll('#root *')) {
    const { position, color, fontSize, fontWeight, clipPath } = getComputedStyle(element);
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const name = element.tagName.toLowerCase();
    if (position === 'fixed' || position === 'sticky') said.add(`${name} is ${position}`);
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .trim();
    const { width, height } = element.getBoundingClientRect();
    const isUnseen = width <= 1 || height <= 1 || clipPath === 'inset(50%)';
    if (text === '' || isUnseen || element.closest('[aria-hidden=true]')) continue;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const ink = element instanceof SVGElement ? getComputedStyle(element).fill : color;
    const ratio = contrast(read(ink), groundOf(element, isPainted));
    if (ratio < (isLarge ? 3 : 4.5))
      said.add(`${name} "${text.slice(0, 30)}" has ${ratio.toFixed(2)}:1 on paper`);
  }
  return [...said];
};

/** On paper nothing is cut, pale or stuck to a window. */
export const print: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'tailwindcss'],
  judge: (batch) =>
    judgeEach(batch, NAME, [{}], async ({ bundle }, [stage]) => {
      const { page } = stage!;
      await page.emulateMedia({ media: 'screen' });
      await show(page, bundle, PAPER_PX);
      const before = new Set((await findLayoutFaults(page)).map(({ check }) => check));
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(installColours);
      const layout = (await findLayoutFaults(page)).filter(
        ({ check }) => JUDGED.has(check) && !before.has(check),
      );
      const paper = await page.evaluate(findOnPaper);
      await page.emulateMedia({ media: 'screen' });
      const faults: Fault[] = [
        ...layout.map(({ check, text }) => ({ check: NAME, text: `${check}: ${text}` })),
        ...paper.slice(0, 6).map((text) => ({ check: NAME, text })),
      ];
      if (paper.length > 6) faults.push({ check: NAME, text: `and ${paper.length - 6} more` });
      return { faults, figures: {} };
    }),
};
