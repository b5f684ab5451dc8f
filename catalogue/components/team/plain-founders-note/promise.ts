import type { ItemPromise } from '../../../pipeline/promise.ts';

/** How the paragraphs of rival.tsx begin. */
const PARAGRAPHS = ['Between April', 'Eleven waited', 'Five waited', 'Two were our', 'I opened in'];
const NAME = 'Kamla Negi';
const CHARACTERS = { least: 45, most: 75 };
/** On a phone a line has what fits in 16 px. */
const LEAST_ON_PHONE = 36;
const EDGE_PX = 1.5;

type Line = { text: string; left: number };

/** Runs in the page: the lines of the paragraph that begins with these words. */
const findLines = (start: string): Line[] => {
  const paragraph = [...document.querySelectorAll('p')].find((one) =>
    one.textContent.startsWith(start),
  );
  const node = paragraph?.firstChild;
  if (!node) return [];
  const lines = new Map<number, Line>();
  for (const { index, 0: sign } of node.textContent!.matchAll(/\S\s*/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { bottom, left } = range.getBoundingClientRect();
    const line = lines.get(Math.round(bottom)) ?? { text: '', left };
    lines.set(Math.round(bottom), { text: line.text + sign, left: Math.min(line.left, left) });
  }
  return [...lines.values()].map(({ text, left }) => ({ text: text.trim(), left }));
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const promise: ItemPromise = {
  says: 'From a phone to 1920 px the lines of a letter have a length that can be read, begin on one edge and end with more than one word; the name is read out once; and the letter is printed on one sheet of A4.',
  widths: [390, 768, 1280, 1920],
  faults: async (page) => {
    const found: string[] = [];
    const full: number[] = [];
    for (const start of PARAGRAPHS) {
      const lines = await page.evaluate(findLines, start);
      if (lines.length === 0) throw new Error(`"${start}" is not there`);
      full.push(...lines.slice(0, -1).map(({ text }) => text.length));
      const edges = lines.map(({ left }) => left);
      if (Math.max(...edges) - Math.min(...edges) > EDGE_PX)
        found.push(
          `the lines of "${start} …" begin up to ${Math.round(Math.max(...edges) - Math.min(...edges))} px apart`,
        );
      if (lines.length > 1 && !lines.at(-1)!.text.includes(' '))
        found.push(`"${lines.at(-1)!.text}" stands alone in the last line of "${start} …"`);
    }
    const { width } = page.viewportSize()!;
    const least = width < 480 ? LEAST_ON_PHONE : CHARACTERS.least;
    const usual = median(full);
    if (usual < least || Math.max(...full) > CHARACTERS.most + 3)
      found.push(`lines have ${usual} characters, the longest ${Math.max(...full)}`);
    const heard = await page.locator('#root').ariaSnapshot();
    const times = heard.split(NAME).length - 1;
    if (times !== 1) found.push(`"${NAME}" is read out ${times} times`);
    const paper = await page.pdf({ format: 'A4' });
    const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (sheets !== 1) found.push(`it takes ${sheets} sheets of A4`);
    return found;
  },
};
