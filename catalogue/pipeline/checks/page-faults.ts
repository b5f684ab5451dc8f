import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function findAxeFaults(page: Page): Promise<Fault[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(AXE_TAGS)
    .setLegacyMode() // there are no frames, and the other mode opens a second page each time
    .analyze();
  return violations.map(({ id, nodes }) => ({
    check: 'axe',
    text: `${id}: ${nodes
      .slice(0, 3)
      .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
      .join(' | ')}`,
  }));
}

/** Runs in the page: what would still move for a person who asked for stillness. */
const findMotion = (): Fault[] => {
  const STILL = new Set('color background-color border-color opacity fill stroke none'.split(' '));
  const LONGEST_SECONDS = 0.01;
  const found = new Set<string>();
  const listed = (text: string): string[] => text.split(',').map((part) => part.trim());
  const seconds = (text: string): number => Math.max(...listed(text).map(Number.parseFloat));
  const look = (element: Element, part: '' | '::before' | '::after'): void => {
    const style = getComputedStyle(element, part || null);
    if (part && style.content === 'none') return;
    const name = `${element.tagName.toLowerCase()}${part}`;
    if (style.animationName !== 'none' && seconds(style.animationDuration) > LONGEST_SECONDS)
      found.add(`${name} keeps animating ${style.animationName}`);
    const moving = listed(style.transitionProperty).filter(
      (property) =>
        !STILL.has(property) && !/color|decoration|gradient|shadow|outline/.test(property),
    );
    const lastsSeconds = seconds(style.transitionDuration) + seconds(style.transitionDelay);
    if (lastsSeconds > LONGEST_SECONDS && moving.length > 0)
      found.add(`${name} keeps moving ${moving.slice(0, 3).join(', ')}`);
  };
  for (const element of document.querySelectorAll('#root *'))
    for (const part of ['', '::before', '::after'] as const) look(element, part);
  return [...found].slice(0, 5).map((text) => ({ check: 'reduced motion', text }));
};

const LOOK_AGAIN_MS = 400;

/** By what the styles say, and by two pictures that must be equal. */
export async function findMotionFaults(page: Page): Promise<Fault[]> {
  const faults = await page.evaluate(findMotion);
  const before = await page.screenshot();
  await page.waitForTimeout(LOOK_AGAIN_MS);
  if (!before.equals(await page.screenshot()))
    faults.push({ check: 'reduced motion', text: 'something still moves' });
  return faults;
}
