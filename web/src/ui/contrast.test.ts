import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Theme = Record<string, string>;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function coloursOf(selector: string): Theme {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = coloursOf(':root');
const themes: Record<string, Theme> = {
  light,
  dark: { ...light, ...coloursOf("[data-theme='dark']") },
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const across = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

const SURFACES = ['canvas', 'surface', 'surface-sunken'];

const textPairs = [
  ...across(
    ['ink', 'ink-muted', 'ink-faint', 'accent', 'accent-hover', 'positive', 'warning', 'danger'],
    SURFACES,
  ),
  ...across(['ink', 'ink-muted'], ['accent-soft', 'positive-soft', 'warning-soft', 'danger-soft']),
  ...['accent', 'positive', 'warning', 'danger'].map((tone) => [tone, `${tone}-soft`] as const),
  ...across(['on-accent'], ['accent', 'accent-hover']),
  ['canvas', 'ink'] as const,
];

// The accent is also the focus ring.
const controlPairs = across(['control-line', 'accent', 'danger'], SURFACES);

describe.each(Object.entries(themes))('colours of the %s theme', (_, colours) => {
  const ratio = (front: string, back: string) =>
    contrast(colours[front] ?? '', colours[back] ?? '');

  it.each(textPairs)('text in %s on %s is 4.5:1 or better', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('a control in %s on %s is 3:1 or better', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

// Code is on the dark surface in both themes.
it.each(['tile-1', 'tile-2', 'tile-3', 'tile-4', 'ink-faint'])(
  'code in %s is 4.5:1 or better',
  (colour) => {
    expect(
      contrast(themes.dark?.[colour] ?? '', themes.dark?.surface ?? ''),
    ).toBeGreaterThanOrEqual(4.5);
  },
);

it('finds both themes in the tokens', () => {
  expect(light.canvas).toBeDefined();
  expect(themes.dark?.canvas).not.toBe(light.canvas);
});

it('reads black on white as 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
