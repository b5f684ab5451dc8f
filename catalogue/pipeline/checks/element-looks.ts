import type { Page } from '@playwright/test';

/** One element: what it is, how its text looks, and where it is in the root of the page. */
export type Look = {
  name: string;
  style: Record<string, string> | null;
  box: { left: number; top: number; width: number; height: number };
};

export type Looks = { elements: Look[]; hasBareText: boolean };

/** Runs in the page. Only elements with text of their own, and form controls, have a style to compare. */
const look = (): Looks => {
  const CONTROLS = 'input, select, textarea, button';
  const OF_ANY_TEXT = [
    'font-size',
    'font-weight',
    'font-style',
    'font-family',
    'letter-spacing',
    'text-transform',
    'color',
    'fill',
  ];
  /** These mean nothing for text in a drawing. */
  const OF_BOXES = [
    'line-height',
    'text-align',
    'background-color',
    'display',
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
  ];
  const propertiesOf = (element: Element): string[] =>
    element instanceof SVGElement ? OF_ANY_TEXT : [...OF_ANY_TEXT, ...OF_BOXES];
  const root = document.querySelector('#root')!;
  const { left, top } = root.getBoundingClientRect();
  const start = left + root.clientLeft;
  const wordsOf = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent!.trim())
      .join(' ')
      .trim();
  const hasGround = (element: Element): boolean => {
    for (let at: Element = element; at !== root; at = at.parentElement!) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none' || !/, 0\)$|\/ 0\)$/.test(backgroundColor)) return true;
    }
    return false;
  };
  let hasBareText = false;
  const elements = [...root.querySelectorAll('*')].map((element): Look => {
    const tag = element.tagName.toLowerCase();
    const words = wordsOf(element);
    const isShown = element.getClientRects().length > 0 && tag !== 'option';
    const hasStyle = isShown && (words !== '' || element.matches(CONTROLS));
    const computed = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (words !== '' && box.width > 1 && !hasGround(element)) hasBareText = true;
    return {
      name: words === '' ? tag : `${tag} "${words.slice(0, 40)}"`,
      style: hasStyle
        ? Object.fromEntries(
            propertiesOf(element).map((name) => [name, computed.getPropertyValue(name)]),
          )
        : null,
      box: { left: box.left - start, top: box.top - top, width: box.width, height: box.height },
    };
  });
  return { elements, hasBareText };
};

export const looksOf = (page: Page): Promise<Looks> => page.evaluate(look);

const TOLERANCE_PX = 1;
const SIDES = ['left', 'top', 'width', 'height'] as const;

/** A property of one element that is not as expected. `at` is the place of the element in the document. */
export type Difference = { at: number; name: string; property: string; text: string };

/** How the elements look other than expected. Positions are only compared when no style explains a move. */
export function findDifferences(expected: readonly Look[], found: readonly Look[]): Difference[] {
  const lacking = found.findIndex(({ name }, at) => name !== expected[at]?.name);
  if (lacking !== -1 || expected.length !== found.length)
    return [{ at: 0, name: 'root', property: 'content', text: 'shows other elements' }];
  const styles = found.flatMap(({ name, style }, at) => {
    const wanted = expected[at]!.style;
    if (style === null || wanted === null) return [];
    return Object.keys(style)
      .filter((property) => style[property] !== wanted[property])
      .map((property) => ({
        at,
        name,
        property,
        text: `${style[property]} instead of ${wanted[property]}`,
      }));
  });
  if (styles.length > 0) return styles;
  return found.flatMap(({ name, box }, at) => {
    const wanted = expected[at]!.box;
    return SIDES.filter((side) => Math.abs(box[side] - wanted[side]) > TOLERANCE_PX).map(
      (side) => ({
        at,
        name,
        property: side,
        text: `${box[side].toFixed(1)} px instead of ${wanted[side].toFixed(1)} px`,
      }),
    );
  });
}

const MOST_NAMED = 4;

/** One line for each property, with the first elements by name. */
export function summarise(differences: readonly Difference[]): string[] {
  const byProperty = Map.groupBy(differences, ({ property }) => property);
  return [...byProperty].map(([property, all]) => {
    const named = all.slice(0, MOST_NAMED).map(({ name, text }) => `${name} ${text}`);
    const rest = all.length > MOST_NAMED ? `; ${all.length - MOST_NAMED} more elements` : '';
    return `${property}: ${named.join('; ')}${rest}`;
  });
}
