import { draw, openChangeable } from './changeable.ts';
import type { Check } from './check.ts';
import { judgeEach } from './each.ts';
import { shapesOf } from './prop-shapes.ts';

const OWN = 'buyer-class';
const NAME = 'class name';

/** Runs in the page: the classes of the first element, and how many elements have the buyer's. */
const read = (own: string): { classes: string[]; count: number } => ({
  classes: [...(document.querySelector('#root > *')?.classList ?? [])],
  count: document.querySelectorAll(`.${own}`).length,
});

/** A class of the buyer is added to the root element and to no other. */
export const className: Check = {
  name: NAME,
  module: import.meta.filename,
  tools: ['@playwright/test', 'react', 'typescript'],
  judge: (batch) =>
    judgeEach(batch, NAME, [{}], async (prepared, [stage]) => {
      const said = (text: string) => ({ faults: [{ check: NAME, text }], figures: {} });
      if (!('className' in shapesOf(prepared.item).fields)) return said('takes no className');
      const { page } = stage!;
      await openChangeable(page, prepared, 1280);
      const { classes } = await page.evaluate(read, OWN);
      await draw(page, { kind: 'class name', value: OWN });
      const given = await page.evaluate(read, OWN);
      if (!given.classes.includes(OWN)) return said('the root element does not get it');
      if (given.count > 1) return said(`${given.count} elements get it`);
      const lost = classes.filter((one) => !given.classes.includes(one));
      if (lost.length > 0) return said(`the root element loses ${lost.join(' ')}`);
      return { faults: [], figures: {} };
    }),
};
