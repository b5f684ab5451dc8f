import type { ItemPromise } from '../../../pipeline/promise.ts';

const TOLERANCE_PX = 1;
/** From this width on text and media may stand beside each other. */
const DESK_PX = 768;

/** The parts of each row of rival.tsx in the order in which they are read. */
const ROWS = [
  { title: 'Nine boats a day', text: 'The ferry has a ramp at each end.', picture: 'The ferry' },
  { title: 'You know by seven', text: 'We say it by text and on the board.', picture: 'The board' },
];
const TERMS = [
  ['Crossing', '40 minutes'],
  ['Run', '98.9% of crossings'],
] as const;

export const promise: ItemPromise = {
  says: 'In each row a phone shows and a screen reader reads title, text and picture in this order, the terms of all rows have one width, and no picture is cropped.',
  widths: [390, 1280],
  faults: async (page) => {
    const found: string[] = [];
    const width = page.viewportSize()!.width;
    const sides: boolean[] = [];
    const cropped: string[] = [];

    // A screen reader follows the markup.
    const spoken = await page.locator('#root').ariaSnapshot();
    for (const { title, text, picture } of ROWS) {
      const order = [title, text, picture];
      const places = order.map((part) => spoken.indexOf(part));
      if (places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0)))
        found.push(`a screen reader does not read “${order.join('”, “')}” in this order`);

      const boxes = await Promise.all(
        [
          page.getByRole('heading', { name: title }),
          page.getByText(text),
          page.getByRole('img', { name: picture }),
        ].map((part) => part.boundingBox()),
      );
      const tops = boxes.map((box) => box!.y);
      if (width < DESK_PX && tops.some((top, at) => top < (tops[at - 1] ?? 0)))
        found.push(`“${picture}” is shown before “${title}”, which says what it is about`);
      sides.push(boxes[2]!.x < boxes[0]!.x);

      const lost = await page.getByRole('img', { name: picture }).evaluate((image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        const { width: across, height: down } = image.getBoundingClientRect();
        const [x, y] = [across / naturalWidth, down / naturalHeight];
        return getComputedStyle(image).objectFit === 'cover'
          ? 1 - Math.min(x, y) / Math.max(x, y)
          : 0;
      });
      if (lost > 0.02) cropped.push(`${Math.round(lost * 100)} % of “${picture}” is cut off`);
    }
    if (width >= DESK_PX && sides[0] === sides[1])
      found.push('text and picture do not change sides');

    const widths = await Promise.all(
      TERMS.map(async ([term, text]) => {
        const [from, to] = await Promise.all(
          [term, text].map((part) => page.getByText(part, { exact: true }).boundingBox()),
        );
        return to!.x - from!.x;
      }),
    );
    const apart = Math.max(...widths) - Math.min(...widths);
    if (apart > TOLERANCE_PX)
      found.push(`the term columns of the two rows differ by ${Math.round(apart)} px`);
    return [...found, ...cropped];
  },
};
