import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';

/** Runs in the page: what does not fit, what is cut, and what is too small to read. */
const measure = (): Fault[] => {
  const faults: Fault[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push({ check: 'sideways scroll', text: `${scrollWidth} in ${clientWidth}` });

  const isUnseen = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { visibility, overflow, clipPath } = getComputedStyle(at);
      if (at.getAttribute('aria-hidden') === 'true' || visibility === 'hidden') return true;
      if (clipPath === 'inset(50%)') return true;
      if (overflow === 'hidden' && at.getBoundingClientRect().width <= 1) return true;
    }
    return false;
  };
  const named = (element: Element): string => {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 3).filter(Boolean);
    return [element.tagName.toLowerCase(), ...classes].join('.');
  };

  /** The box that hides a part of these lines; a box that shortens on purpose says so in its style. */
  const findCutter = (
    element: Element,
    lines: DOMRect[],
    slack: number,
  ): Element | 'window' | null => {
    let [across, down] = [true, true];
    let escapes = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position !== 'static' || style.transform !== 'none') escapes = false;
      if (!escapes && style.display !== 'inline') {
        if (/auto|scroll/.test(style.overflowX)) across = false;
        if (/auto|scroll/.test(style.overflowY)) down = false;
        const box = at.getBoundingClientRect();
        const isCollapsed = box.height <= 1 || box.width <= 1;
        const isMeant = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
        if (isCollapsed || isMeant) return null;
        const hides = (value: string): boolean => /hidden|clip/.test(value);
        for (const line of lines) {
          const isOverX = line.left < box.left - 1.5 || line.right > box.right + 1.5;
          const isOverY = line.top < box.top - slack || line.bottom > box.bottom + slack;
          if (across && hides(style.overflowX) && isOverX) return at;
          if (down && hides(style.overflowY) && isOverY) return at;
        }
      }
      if (style.position === 'fixed') return null;
      if (style.position === 'absolute') escapes = true;
    }
    const isOut = ({ left, right }: DOMRect): boolean => left < -1 || right > clientWidth + 1;
    return across && lines.some(isOut) ? 'window' : null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0 || isUnseen(element)) continue;
    const { fontSize, lineHeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    // Tight lines are lower than the letters' own box, which then stands out without being cut.
    const standsOut = (lines[0]!.height - (Number.parseFloat(lineHeight) || size * 2)) / 2;
    const cutter = findCutter(element, lines, Math.max(1, standsOut + 1));
    if (cutter)
      faults.push({
        check: 'text is never cut',
        text: `${named(element)} "${text.slice(0, 40)}" is cut by ${cutter === 'window' ? 'the window' : named(cutter)}`,
      });
    if (size < 14 && !(element instanceof SVGElement))
      faults.push({ check: 'text size', text: `${size} px: "${text.slice(0, 40)}"` });
  }
  return faults;
};

export const findLayoutFaults = (page: Page): Promise<Fault[]> => page.evaluate(measure);

/** Runs in the page: what a person sees who doubles the letters up to a size and leaves the boxes as they are. */
const doubleText = (largestPx: number): void => {
  const sizes: [HTMLElement, number][] = [];
  for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
    if (element instanceof SVGElement) continue;
    const holdsText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (holdsText || /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName))
      sizes.push([element, Number.parseFloat(getComputedStyle(element).fontSize)]);
  }
  for (const [element, size] of sizes) {
    if (size > largestPx) continue;
    element.dataset['fontSizeWas'] = element.style.fontSize;
    element.style.setProperty('font-size', `${size * 2}px`, 'important');
  }
};

/** Runs in the page: takes doubled letters back; longer words stay. */
export const letTextBe = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-font-size-was]')) {
    element.style.fontSize = element.dataset['fontSizeWas']!;
    delete element.dataset['fontSizeWas'];
  }
};

/** Runs in the page: every word grows by two fifths, as a translation might. */
const lengthenText = (): void => {
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  const marks = document.documentElement.dataset;
  if (marks['lengthened']) return;
  marks['lengthened'] = 'yes';
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.textContent = node.textContent!.replaceAll(
      /\p{L}+/gu,
      (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
    );
};

/** A phone's own setting enlarges what is read, not what is already large. */
const LARGE_ON_PHONE_PX = 24;

/** Grown text is judged by what is lost; sizes and scroll are those of the author's text. */
export async function findCutFaults(page: Page, grown: 'doubled' | 'longer'): Promise<Fault[]> {
  const isPhone = page.viewportSize()!.width < 640;
  if (grown === 'longer') await page.evaluate(lengthenText);
  else await page.evaluate(doubleText, isPhone ? LARGE_ON_PHONE_PX : Infinity);
  const faults = await findLayoutFaults(page);
  return faults.filter(({ check }) => check === 'text is never cut');
}
