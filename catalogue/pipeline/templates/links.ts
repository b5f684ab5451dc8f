import type { Fault } from '../checks/fault.ts';
import type { SiteFile } from './template.ts';
import { fileAt, ORIGIN } from './visit.ts';

/** What a page has when it is shown: the addresses that it leads to, and its own places. */
export type PageLinks = { path: string; addresses: string[]; ids: string[] };

/** Runs in the page. */
export const readLinks = (): Omit<PageLinks, 'path'> => ({
  addresses: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
});

/** Links of a site to itself that lead nowhere: to no file of the build, or to no place of a page that was read. */
export function findDeadLinks(
  pages: readonly PageLinks[],
  { dist, base }: { dist: readonly SiteFile[]; base: string },
): Fault[] {
  const files = new Set(dist.map(({ path }) => path));
  const placesOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const dead: Fault[] = [];
  for (const { path, addresses } of pages)
    for (const address of new Set(addresses)) {
      const { origin, hash } = new URL(address);
      if (origin !== ORIGIN) continue;
      const file = fileAt(base, address);
      const place = decodeURIComponent(hash.slice(1));
      const isThere =
        file !== undefined &&
        files.has(file) &&
        (place === '' || (placesOf.get(file)?.has(place) ?? true));
      if (!isThere)
        dead.push({ check: 'dead link', text: `${path} leads to ${address.slice(ORIGIN.length)}` });
    }
  return dead;
}
