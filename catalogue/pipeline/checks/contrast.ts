import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Comes with its adapter for Playwright. */
const axe = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

export type Pale = { target: string; text: string };

type Node = { target: string[]; any: { message: string; data: { messageKey?: string } | null }[] };
type Result = Record<'violations' | 'incomplete', { nodes: Node[] }[]>;
type WithAxe = typeof globalThis & {
  axe?: { run: (context: string, options: object) => Promise<Result> };
};

/** Runs in the page: the colour of the letters under forced colours, which Chromium reports as the author wrote it. */
const readForcedFill = (): void => {
  const { value } = Object.getOwnPropertyDescriptor(
    CSSStyleDeclaration.prototype,
    'getPropertyValue',
  ) as { value: (this: CSSStyleDeclaration, name: string) => string };
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    const isForced = matchMedia('(forced-colors: active)').matches;
    const asked = isForced && name === '-webkit-text-fill-color' ? 'color' : name;
    return value.call(this, asked);
  };
};

/** Texts whose contrast is too low, by axe; the page keeps it between the calls. */
export async function findPaleText(page: Page): Promise<Pale[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
    await page.evaluate(readForcedFill);
  }
  return page.evaluate(async () => {
    const { violations, incomplete } = await (globalThis as WithAxe).axe!.run('#root', {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'incomplete'],
    });
    // Text in the very colour of its ground may be hidden on purpose, so axe leaves it to a person.
    const equal = incomplete
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any[0]?.data?.messageKey === 'equalRatio');
    return [...violations.flatMap(({ nodes }) => nodes), ...equal].map(({ target, any }) => {
      const message = any[0]?.message ?? '';
      const [, ratio = '1', text = '', ground = ''] =
        /contrast of ([\d.]+) \(foreground color: (\S+), background color: ([^,\s]+)/.exec(
          message,
        ) ?? [];
      return {
        target: target.join(' '),
        text: text === '' ? 'has the colour of its ground' : `has ${ratio}:1, ${text} on ${ground}`,
      };
    });
  });
}

/** Runs in the page: each pair of text and ground with its size, to know whether something new is shown. */
export const pairsOf = (): string[] => {
  const pairs = new Set<string>();
  for (const element of document.querySelectorAll('#root *')) {
    const { position, backgroundColor: own } = getComputedStyle(element);
    if (position === 'absolute' || position === 'fixed') {
      // It may be the ground of a text that is not in it.
      const { x, y, width, height } = element.getBoundingClientRect();
      pairs.add([own, x, y, width, height].join(' '));
    }
    const holdsText =
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ) || /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
    if (!holdsText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const grounds: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
      if (opacity !== '1') grounds.push(opacity);
      if (backgroundImage !== 'none') grounds.push(backgroundImage);
      if (!/^rgba\(0, 0, 0, 0\)$|transparent/.test(backgroundColor)) grounds.push(backgroundColor);
      if (/^rgb\(|^#|^oklch\([^/]*\)$/.test(backgroundColor)) break;
    }
    pairs.add([color, fontSize, fontWeight, ...grounds].join(' '));
  }
  return [...pairs];
};
