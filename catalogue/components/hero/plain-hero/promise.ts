import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Runs in the page. The second section has no picture. */
const measure = (): string[] => {
  const faults: string[] = [];
  const boxOf = (node: Node, from = 0, to = node.textContent!.length): DOMRect => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const textsIn = (element: Element): Node[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found.filter((node) => boxOf(node).width > 0);
  };

  for (const title of document.querySelectorAll('h1, h2')) {
    const lines = new Map<number, { words: string[]; start: number; end: number }>();
    for (const node of textsIn(title))
      for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
        const { top, left, right } = boxOf(node, index, index + word.length);
        const line = lines.get(Math.round(top)) ?? { words: [], start: left, end: right };
        line.words.push(word);
        line.end = Math.max(line.end, right);
        lines.set(Math.round(top), line);
      }
    const widths = [...lines.values()].map(({ start, end }) => end - start);
    const last = [...lines.values()].at(-1)!;
    if (lines.size > 1 && widths.at(-1)! < Math.max(...widths) * 0.4)
      faults.push(`the last line of the title is only “${last.words.join(' ')}”`);
  }

  const section = document.querySelectorAll('section')[1]!;
  const { left, right, bottom } = section.getBoundingClientRect();
  const boxes = textsIn(section).map((node) => boxOf(node));
  const start = Math.min(...boxes.map((box) => box.left));
  const below = bottom - Math.max(...boxes.map((box) => box.bottom));
  // The column is as far from the end of the section as the text is from its start.
  const column = right - (start - left) - start;
  const beside = start + column - Math.max(...boxes.map((box) => box.right));
  if (below > 120) faults.push(`${Math.round(below)} px stay empty below the text`);
  if (innerWidth >= 768 && beside > column / 4)
    faults.push(
      `without a picture ${Math.round(beside)} of ${Math.round(column)} px stay empty beside the text`,
    );
  return faults;
};

export const promise: ItemPromise = {
  says: 'A title of 60 letters stands in balanced lines, and without a picture no place stays reserved.',
  widths: [390, 1280],
  faults: (page) => page.evaluate(measure),
};
