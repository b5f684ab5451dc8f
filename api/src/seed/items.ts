import type { DemoItem, FreeItem, PaidItem } from './demo-item.ts';
import { codeFor } from './item-code.ts';
import { freeFurniture } from './items-free-furniture.ts';
import { freeSections } from './items-free-sections.ts';
import { paidItems } from './items-paid.ts';

export type { DemoItem } from './demo-item.ts';

const slugFrom = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const free = (item: FreeItem): PaidItem => ({ ...item, plan: 'Free', priceRupees: null });

const listed: readonly DemoItem[] = [
  ...freeSections.map(free),
  ...freeFurniture.map(free),
  ...paidItems,
].map((item) => Object.assign({ slug: slugFrom(item.title) }, item));

/** Each category is spread over the whole list, so that neighbours on the wall differ. */
const place = (item: DemoItem): number => {
  const siblings = listed.filter(({ category }) => category === item.category);
  return (siblings.indexOf(item) + 0.5) / siblings.length;
};

export const demoItems: readonly DemoItem[] = listed
  .map((item) => ({ item, at: place(item) }))
  .toSorted((a, b) => a.at - b.at)
  .map(({ item }) => item);

export const demoCode = (item: DemoItem): string => codeFor(item);
