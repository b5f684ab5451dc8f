import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '../item.ts';
import { type Change, changedProps, hasPart } from './changed-props.ts';
import { type PropShapes, shapesOf } from './prop-shapes.ts';
import { partsOf, type Shape } from './shape.ts';
import { emptyFolder } from './workshop.ts';

const SOURCE = `import type { ReactNode } from 'react';

type Row = { id: string; name: string; state: 'live' | 'failed'; at: string; log: string[]; icon?: ReactNode };
type Labels = { open: string; date: string; rows: { none: string } };
type Props = {
  title?: string;
  rows?: Row[];
  /** @fixed A day has 24 hours. */
  sun?: number[];
  pair?: [string, string];
  /** @code */
  command?: string;
  locale?: string;
  zone?: string;
  media?: ReactNode | ((share: number) => ReactNode);
  labels?: Partial<Labels>;
  max?: number;
  onSend?: (mail: string) => Promise<{ place: number; said: string }>;
};

const LABELS: Labels = { open: 'Open', date: 'Date', rows: { none: 'No rows' } };
const ROWS: Row[] = [{ id: 'a', name: 'First', state: 'live', at: '2026-11-20', log: ['Started'] }];

export function Piece({ title = 'Rows', rows: given = ROWS, sun = [1, 2], pair = ['One', 'Two'], command = 'npm run', locale = 'en-IN', zone = 'Asia/Kolkata', media = null, labels, max, onSend }: Props) {
  const text = { ...LABELS, ...labels };
  return <p>{[title, given, sun, pair, command, locale, zone, media, text, max, onSend].length}</p>;
}
`;

const DEFAULTS = {
  title: 'Rows of {count}',
  rows: [
    { id: 'a', name: 'First', state: 'live', at: '2026-11-20', log: ['Started'], count: 1 },
    { id: 'b', name: 'Second', state: 'failed', at: '10:00', log: [], count: 3 },
  ],
  command: 'npm run',
  locale: 'en-IN',
};

let shapes: PropShapes;
let fields: Record<string, Shape>;

beforeAll(() => {
  const folder = join(emptyFolder('prop-shapes'), 'piece');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'component.tsx'), SOURCE);
  shapes = shapesOf({ folder, slug: 'piece', name: 'Piece', source: SOURCE } as Item);
  fields = shapes.fields;
});

describe('the props of an item', () => {
  test('are read with what each field holds', () => {
    const kinds = Object.fromEntries(
      partsOf({ kind: 'fields', fields }).map(({ path, shape }) => [path, shape.kind]),
    );
    expect(kinds).toMatchObject({
      title: 'word',
      'rows.id': 'code',
      'rows.name': 'word',
      'rows.state': 'choice',
      'rows.log': 'word',
      'rows.icon': 'slot',
      pair: 'word',
      command: 'code',
      locale: 'locale',
      zone: 'code',
      media: 'slot',
      'labels.open': 'word',
      'labels.date': 'word',
      'labels.rows.none': 'word',
      max: 'number',
      onSend: 'call',
    });
    expect(fields['sun']).toMatchObject({ kind: 'list', fixed: 'A day has 24 hours.' });
    expect(fields['rows']).toMatchObject({ kind: 'list', fixed: null });
    expect(fields['pair']).toMatchObject({ kind: 'tuple' });
    expect(fields['onSend']).toMatchObject({
      gives: { kind: 'fields', fields: { said: { kind: 'word' } } },
    });
  });

  test('have their defaults by name, the labels too', () => {
    expect(shapes.defaults).toContain('rows: ROWS');
    expect(shapes.defaults).toContain('labels: LABELS');
    expect(shapes.defaults).not.toContain('max');
  });
});

describe('changed props', () => {
  const made = (how: Change) => changedProps(fields, DEFAULTS, how) as typeof DEFAULTS;

  test('hold any number of entries, each with an id and a name of its own', () => {
    expect(made({ kind: 'count', path: 'rows', count: 0 }).rows).toEqual([]);
    const { rows } = made({ kind: 'count', path: 'rows', count: 9 });
    expect(rows).toHaveLength(9);
    for (const name of ['id', 'name'] as const)
      expect(new Set(rows.map((row) => row[name])).size).toBe(9);
    expect(rows.slice(2, 4)).toMatchObject([
      { state: 'live', at: '2026-12-20', log: ['Started 2'] },
      { state: 'failed', at: '10:07' },
    ]);
  });

  test('are made only where there is something to change', () => {
    expect(hasPart(fields, DEFAULTS, 'rows')).toBe(true);
    expect(hasPart(fields, DEFAULTS, 'sun')).toBe(false);
    expect(hasPart(fields, DEFAULTS, 'media')).toBe(true);
    expect(hasPart(fields, DEFAULTS, 'rows.icon')).toBe(false);
  });

  test('have no letter in a word when words are marked, and keep what is no word', () => {
    const { title, rows, command, locale } = made({ kind: 'marked words' });
    expect(title).toMatch(/^\P{L}+\{count\}$/u);
    expect(rows[0]).toMatchObject({ id: 'a', state: 'live', at: '2026-11-20' });
    expect(rows[0]!.name).not.toMatch(/\p{L}/u);
    expect(command).toBe('npm run');
    expect(locale).toBe('hi-IN');
  });

  test('are in another language, of similar length, with equal words for equal ones', () => {
    const { title, rows, locale } = made({ kind: 'language', language: 'ar' });
    expect(title).toMatch(/^[\p{Script=Arabic}\s]+\{count\}$/u);
    expect(rows[0]!.name).not.toBe(rows[1]!.name);
    expect(rows[0]!.name.length).toBeGreaterThanOrEqual('First'.length);
    expect(rows[0]!.name.length).toBeLessThanOrEqual('First'.length * 1.4 + 1);
    expect(locale).toBe('ar-EG');
  });
});
