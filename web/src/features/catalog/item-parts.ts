import { itemPath } from './load-item.ts';

/** The parts of a component's page. Each has an address of its own. */
export const ITEM_PARTS = ['preview', 'code', 'props', 'versions'] as const;

export type ItemPart = (typeof ITEM_PARTS)[number];

/** Undefined: there is no such part. */
export const readPart = (segment: string | undefined): ItemPart | undefined =>
  segment === undefined
    ? 'preview'
    : ITEM_PARTS.find((part) => part !== 'preview' && part === segment);

export const partPath = (slug: string, part: ItemPart): string =>
  part === 'preview' ? itemPath(slug) : `${itemPath(slug)}/${part}`;
