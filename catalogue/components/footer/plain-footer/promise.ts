import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

type Box = { name: string; left: number; top: number; width: number; height: number };

/** Runs in the page: where each link is, with the list that it stands in. */
const readLinks = (): (Box & { list: number })[] => {
  const lists = [...document.querySelectorAll('ul')];
  return [...document.querySelectorAll('a[href]')].map((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const name = link.textContent.trim();
    return { name, left, top, width, height, list: lists.indexOf(link.closest('ul')!) };
  });
};

const TARGET_PX = 44;
const LINKS = 9;
const PITCH_MAX_PX = 34;
const SLACK_PX = 0.5;

const meet = (a: Box, b: Box): boolean =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > SLACK_PX &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > SLACK_PX;

async function findByFinger(page: Page): Promise<string[]> {
  const links = await page.evaluate(readLinks);
  const low = links
    .filter(({ height }) => height < TARGET_PX - SLACK_PX)
    .map(({ name, height }) => `a finger has ${Math.round(height)} px for "${name}"`);
  const shared = links.flatMap((one, at) =>
    links
      .slice(at + 1)
      .filter((other) => meet(one, other))
      .map((other) => `"${one.name}" and "${other.name}" are under one finger`),
  );
  return [...low, ...shared];
}

async function findByMouse(page: Page): Promise<string[]> {
  const links = await page.evaluate(readLinks);
  return [...Map.groupBy(links, ({ list }) => list)].flatMap(([list, all]) => {
    if (list === -1 || all.length !== LINKS) return [];
    const top = Math.min(...all.map((one) => one.top));
    const tall = Math.max(...all.map((one) => one.top + one.height)) - top;
    return tall > LINKS * PITCH_MAX_PX + SLACK_PX
      ? [`with a mouse ${LINKS} links take ${Math.round(tall)} px`]
      : [];
  });
}

export const promise: ItemPromise = {
  says: 'On touch each link is 44 px high and no two meet; with a mouse nine links take at most nine times 34 px.',
  widths: [390, 1280],
  context: { hasTouch: true },
  faults: async (page) => {
    const isPhone = page.viewportSize()!.width < 768;
    if (isPhone) return findByFinger(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    return findByMouse(page);
  },
};
