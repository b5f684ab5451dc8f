import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hashesOf, type Inputs, ON_DISK } from './check-hash.ts';
import { CHECKS } from './checks/registry.ts';
import { emptyFolder } from './checks/workshop.ts';
import { modulesOf } from './imports.ts';
import { type Item, loadItem } from './item.ts';
import { versionsOf } from './tools.ts';

let item: Item;
const place = (file: string): string => join(item.folder, file);

beforeAll(async () => {
  const folder = join(emptyFolder('hashed'), 'piece');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'component.tsx'), 'export function Piece() {\n  return null;\n}\n');
  writeFileSync(join(folder, 'meta.ts'), `export const meta = { title: 'A piece' };\n`);
  item = await loadItem(folder);
});

/** The checks that are out of date after a change. */
function changedBy(inputs: Partial<Inputs>, change: () => void = () => undefined): string[] {
  const before = hashesOf(CHECKS, item);
  change();
  const after = hashesOf(CHECKS, item, { ...ON_DISK, ...inputs });
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

const edited = (file: string): Partial<Inputs> => ({
  read: (path) =>
    ON_DISK.read(path) + (path === join(import.meta.dirname, file) ? '\n// stricter' : ''),
});

test('nothing is out of date when nothing changed', () => {
  expect(changedBy({})).toEqual([]);
});

test.each([
  ['the module of a check', 'checks/size.ts', ['size']],
  ['a module that one check imports', 'checks/fonts.ts', ['source']],
])('%s concerns this check alone', (_, file, names) => {
  expect(changedBy(edited(file))).toEqual(names);
});

test('a module that is imported in turn concerns the check too', () => {
  const names = changedBy(edited('checks/syntax.ts'));
  expect(names).toContain('source');
  expect(names).not.toContain('size');
});

test('a module that several checks share concerns them all', () => {
  const names = changedBy(edited('checks/stage.ts'));
  expect(names).toContain('rendering');
  expect(names).toContain('pasted');
  expect(names).not.toContain('size');
});

test('what builds an item concerns every check of a built item', () => {
  const built = CHECKS.filter((check) => 'judge' in check).map(({ name }) => name);
  expect(changedBy(edited('checks/bundle.ts'))).toEqual(built);
});

test('a type that a check imports concerns nothing', () => {
  expect(changedBy(edited('meta.ts'))).toEqual([]);
});

test('a file that is no module concerns the check that names it', () => {
  const read: Inputs['read'] = (path) =>
    ON_DISK.read(path) + (path.endsWith('tsconfig.base.json') ? ' ' : '');
  expect(changedBy({ read })).toContain('types');
  expect(changedBy({ read })).not.toContain('source');
});

test('a newer tool concerns the checks that use it', () => {
  const names = changedBy({ pins: { ...ON_DISK.pins, '@axe-core/playwright': '99.0.0' } });
  expect(names).toContain('rendering');
  expect(names).not.toContain('size');
  expect(changedBy({ pins: { ...ON_DISK.pins, react: '99.0.0' } })).toContain('size');
});

test('a tool that is not pinned cannot be used', () => {
  expect(() => versionsOf(['left-pad'], ON_DISK.pins)).toThrow(/left-pad is pinned/);
  expect(versionsOf(['@typescript/native'], ON_DISK.pins)['@typescript/native']).toMatch(/^\d/);
});

test('a changed description concerns the check that reads it, changed code concerns all', () => {
  const change = (file: string) => () =>
    writeFileSync(place(file), `${ON_DISK.read(place(file))}// changed\n`);
  expect(changedBy({}, change('meta.ts'))).toEqual(['source']);
  expect(changedBy({}, change('component.tsx'))).toEqual(CHECKS.map(({ name }) => name));
});

test.each(['card.md', 'promise.ts', 'rival.tsx'])('%s concerns the promise alone', (file) => {
  const write = (text: string) => () => writeFileSync(place(file), text);
  expect(changedBy({}, write('first'))).toEqual(['promise']);
  expect(changedBy({}, write('second'))).toEqual(['promise']);
  expect(changedBy({})).toEqual([]);
});

test('a drawing that the demo shows concerns all, also when another drawing imports it', () => {
  const demo = place('demo.tsx');
  const drawing = join(import.meta.dirname, '../media/drawing.tsx');
  const picture = join(import.meta.dirname, '../media/pictures/visit-card.tsx');
  writeFileSync(demo, `import { VisitCard } from '${relative(item.folder, picture)}';\n`);
  const read: Inputs['read'] = (path) => ON_DISK.read(path) + (path === drawing ? ' ' : '');
  const shown = { ...item, hasDemo: true };
  const before = hashesOf(CHECKS, shown);
  const after = hashesOf(CHECKS, shown, { ...ON_DISK, read });
  expect(CHECKS.filter(({ name }) => before[name] === after[name])).toEqual([]);
});

test('another kind concerns the checks that judge each kind by its own rules', () => {
  const before = hashesOf(CHECKS, item);
  const after = hashesOf(CHECKS, { ...item, meta: { ...item.meta, kind: 'workhorse' } });
  const names = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(names).toEqual(['brands', 'promise']);
});

test('modules are followed through every way of importing, and not out of the folder', () => {
  const texts: Record<string, string> = {
    '/p/a.ts': `import './b.ts'; import { type T } from './t.ts'; import x from 'sharp';`,
    '/p/b.ts': `export { c } from './deep/c.ts'; import type { T } from './t.ts';`,
    '/p/deep/c.ts': `const d = await import('../d.ts'); import '../../out.ts'; import '../a.ts';`,
    '/p/d.ts': '',
  };
  const found = modulesOf('/p/a.ts', '/p', (path) => texts[path]!);
  expect(found.map(({ path }) => path)).toEqual(['a.ts', 'b.ts', 'd.ts', 'deep/c.ts']);
});
