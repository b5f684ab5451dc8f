import type { ItemPromise } from '../../../pipeline/promise.ts';

const TOLERANCE_PX = 1.5;
/** From this width on text and picture stand beside each other. */
const DESK_PX = 1024;
/** What a text of this kind needs. */
const COLUMN_MIN_PX = 320;
const CUT_MAX = 0.01;

type Part = {
  name: string;
  /** The share of the picture that is not shown, and how much it is stretched. */
  cut: number;
  stretched: number;
  foot: number;
  buttonFoot: number;
  title: number;
  isFirst: boolean;
};

/** Runs in the page: each section with a picture, and where the picture itself is inside its box. */
const measure = async (): Promise<Part[]> => {
  const images = [...document.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode()));
  return images.map((image) => {
    const section = image.closest('section')!;
    const heading = section.querySelector('h2')!;
    const { objectFit, objectPosition } = getComputedStyle(image);
    const box = image.getBoundingClientRect();
    const across = box.width / image.naturalWidth;
    const down = box.height / image.naturalHeight;
    const place = Number.parseFloat(objectPosition.split(' ')[1]!) / 100;
    const height =
      objectFit === 'contain' ? image.naturalHeight * Math.min(across, down) : box.height;
    const isStretched = objectFit === 'fill';
    return {
      name: image.alt,
      cut: objectFit === 'cover' ? 1 - Math.min(across, down) / Math.max(across, down) : 0,
      stretched: isStretched ? Math.abs(across / down - 1) : 0,
      foot: box.top + place * (box.height - height) + height,
      buttonFoot: section.querySelector('a')!.getBoundingClientRect().bottom,
      title: heading.getBoundingClientRect().width,
      isFirst: (heading.compareDocumentPosition(image) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    };
  });
};

/** Runs in the page: how far the title without a picture is from the start of its section. */
const findIndent = (): number => {
  const heading = [...document.querySelectorAll('h2')].at(-1)!;
  return (
    heading.getBoundingClientRect().left - heading.closest('section')!.getBoundingClientRect().left
  );
};

export const promise: ItemPromise = {
  says: 'A picture of any ratio from upright to panorama is shown whole after its title, stands on the line of the button and leaves the title a column; without a picture nothing is reserved for one.',
  widths: [1280, 1024, 390],
  faults: async (page) => {
    const found: string[] = [];
    const isDesk = page.viewportSize()!.width >= DESK_PX;
    for (const { name, cut, stretched, foot, buttonFoot, title, isFirst } of await page.evaluate(
      measure,
    )) {
      if (cut > CUT_MAX) found.push(`${Math.round(cut * 100)} % of the picture ${name} is cut off`);
      if (stretched > CUT_MAX) found.push(`the picture ${name} is stretched`);
      if (isFirst) found.push(`the picture ${name} is read before its title`);
      if (!isDesk) continue;
      const apart = Math.abs(foot - buttonFoot);
      if (apart > TOLERANCE_PX)
        found.push(`the foot of the picture ${name} is ${Math.round(apart)} px from the button’s`);
      if (title < COLUMN_MIN_PX)
        found.push(`the title beside the picture ${name} has ${Math.round(title)} px`);
    }
    const indent = await page.evaluate(findIndent);
    const allowed = page.viewportSize()!.width / 5;
    if (indent > allowed)
      found.push(`without a picture ${Math.round(indent)} px are reserved for one`);
    return found;
  },
};
