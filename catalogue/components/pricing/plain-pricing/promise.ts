import type { ItemPromise } from '../../../pipeline/promise.ts';

const TOLERANCE_PX = 1;

export const promise: ItemPromise = {
  says: 'With one long description and one long price, all buttons stand on one line and all lists begin on one line.',
  widths: [1280, 1024],
  faults: async (page) => {
    const tops = async (names: readonly string[]): Promise<number[]> =>
      Promise.all(
        names.map(async (name) => {
          const box = await page.getByText(name, { exact: true }).first().boundingBox();
          return box?.y ?? Number.NaN;
        }),
      );
    const parts: [string, readonly string[]][] = [
      ['prices', ['Free', '₹2,400', '₹1,09,600']],
      ['buttons', ['Start now', 'Try Firm', 'Write to us']],
      ['lists', ['All 22 formats', 'Rules and TDS', 'One list of open lines']],
    ];
    const found: string[] = [];
    for (const [part, names] of parts) {
      const all = await tops(names);
      const apart = Math.max(...all) - Math.min(...all);
      if (!(apart <= TOLERANCE_PX))
        found.push(`the ${part} of the three plans are up to ${Math.round(apart)} px apart`);
    }
    return found;
  },
};
