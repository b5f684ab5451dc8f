import type { DemoItem, FreeItem, PaidItem } from './demo-item.ts';
import { codeFor } from './item-code.ts';
import { freeFurniture } from './items-free-furniture.ts';
import { freeSections } from './items-free-sections.ts';
import { paidItems } from './items-paid.ts';
import { spreadByCategory } from './spread.ts';

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

export const demoItems: readonly DemoItem[] = spreadByCategory(listed);

export const demoCode = (item: DemoItem): string => codeFor(item);
