import type { Page } from '@playwright/test';
import type { Item } from '../item.ts';
import { textOf } from './bundle.ts';
import { type Change, CHANGED_PROPS } from './changed-props.ts';
import type { Prepared } from './check.ts';
import { shapesOf } from './prop-shapes.ts';
import { settle, show } from './stage.ts';

type Drawing = typeof globalThis & {
  draw: (how: Change, times: number) => void;
  hasPart: (path: string) => boolean;
};

const SETTLE_MS = 700;
const scripts = new WeakMap<Item, Promise<string>>();

/** A script that draws the item with any change of its props. */
function script(item: Item): Promise<string> {
  const { folder, name, source } = item;
  const { fields, defaults } = shapesOf(item);
  const contents = `import { createElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defaults, ${name} as Item } from './component.tsx';
import { changedProps, hasPart } from ${JSON.stringify(CHANGED_PROPS)};
const fields = ${JSON.stringify(fields)};
const place = document.querySelector('#root');
let root;
globalThis.draw = (how, times) => {
  root?.unmount();
  root = createRoot(place);
  const item = (key) => createElement(Item, { key, ...changedProps(fields, defaults, how) });
  const all = times === 1 ? item('only') : Array.from({ length: times }, (_, at) => createElement('div', { key: at, 'data-copy': at }, item()));
  flushSync(() => root.render(createElement(StrictMode, null, all)));
};
globalThis.hasPart = (path) => hasPart(fields, defaults, path);
globalThis.draw({ kind: 'none' }, 1);`;
  return textOf({
    stdin: { contents, resolveDir: folder, loader: 'js' },
    define: { 'process.env.NODE_ENV': '"development"' },
    jsxDev: true,
    plugins: [
      {
        name: 'defaults',
        setup(build) {
          build.onLoad({ filter: /component\.tsx$/ }, () => ({
            contents: `${source}\n${defaults}\n`,
            loader: 'tsx',
            resolveDir: folder,
          }));
        },
      },
    ],
  });
}

/** Opens the item as it is alone; `draw` then changes its props. */
export async function openChangeable(
  page: Page,
  { item, bundle }: Prepared,
  width: number,
): Promise<void> {
  const made = scripts.get(item) ?? script(item);
  scripts.set(item, made);
  await show(page, { ...bundle, script: await made }, width);
}

/** Draws the item anew with changed props. */
export async function draw(page: Page, how: Change, times = 1): Promise<void> {
  await page.evaluate(([given, count]) => (globalThis as Drawing).draw(given, count), [
    how,
    times,
  ] as const);
  await settle(page, SETTLE_MS);
}

/** Whether the item has a slot or a list with entries at this path. */
export const hasPart = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((wanted) => (globalThis as Drawing).hasPart(wanted), path);
