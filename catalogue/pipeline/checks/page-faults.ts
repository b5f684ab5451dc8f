import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function findAxeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes
        .slice(0, 3)
        .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
        .join(' | ')}`,
  );
}

/** Runs in the page: what does not fit, and what is too small to read. */
const measure = (): string[] => {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
  const isHidden = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const { width } = at.getBoundingClientRect();
      if (at.getAttribute('aria-hidden') === 'true' || style.visibility === 'hidden') return true;
      if (/auto|scroll/.test(style.overflowX) || (width <= 1 && style.overflow === 'hidden'))
        return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || isHidden(element)) continue;
    if (box.right > clientWidth + 1 || box.left < -1)
      faults.push(`cut off: "${text.slice(0, 40)}"`);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < 14 && !(element instanceof SVGElement))
      faults.push(`${size} px text: "${text.slice(0, 40)}"`);
  }
  return faults;
};

export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Runs in the page: what would still move for a person who asked for stillness. */
const findMotion = (): string[] => {
  const STILL = new Set('color background-color border-color opacity fill stroke none'.split(' '));
  const faults: string[] = [];
  const seconds = (text: string): number => Math.max(...text.split(',').map(Number.parseFloat));
  for (const element of document.querySelectorAll('#root *')) {
    const { animationName, animationDuration, transitionDuration, transitionProperty } =
      getComputedStyle(element);
    if (animationName !== 'none' && seconds(animationDuration) > 0.01)
      faults.push(`${element.tagName} keeps animating ${animationName}`);
    const moving = transitionProperty
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !STILL.has(name) && !/color|decoration|gradient|shadow|outline/.test(name));
    if (seconds(transitionDuration) > 0.01 && moving.length > 0)
      faults.push(`${element.tagName} keeps moving ${moving.slice(0, 3).join(', ')}`);
  }
  return [...new Set(faults)].slice(0, 5);
};

export const findMotionFaults = (page: Page): Promise<string[]> => page.evaluate(findMotion);
