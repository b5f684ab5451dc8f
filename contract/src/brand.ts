// The visitor's brand: set once, shown in every live preview and carried by copied code. Both the browser and the
// server use these functions, so nothing here may need a package.

/** Null: as the component itself has it. */
export type Brand = {
  /** `#rrggbb` */
  colour: string | null;
  radius: (typeof BRAND_RADII)[number] | null;
  /** The name of a font, or one of the stacks below. */
  font: string | null;
};

/** Lengths of CSS. */
export const BRAND_RADII = ['0rem', '0.25rem', '0.5rem', '0.75rem', '1rem'] as const;

export const NO_BRAND: Brand = { colour: null, radius: null, font: null };

/** Stacks of fonts that most systems have, by the name that people know. */
export const FONT_STACKS = {
  'System sans': 'ui-sans-serif,system-ui,sans-serif',
  'Humanist sans': 'Seravek,Gill Sans Nova,Ubuntu,Calibri,DejaVu Sans,sans-serif',
  'Geometric sans': 'Avenir,Montserrat,Corbel,URW Gothic,sans-serif',
  'Rounded sans': 'ui-rounded,Hiragino Maru Gothic ProN,Quicksand,Manjari,sans-serif',
  'Old-style serif': 'Iowan Old Style,Palatino Linotype,URW Palladio L,serif',
  'Modern serif': 'Charter,Bitstream Charter,Sitka Text,Cambria,serif',
  Monospace: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
} as const satisfies Record<string, string>;

export const BRAND_COLOUR = /^#[0-9a-f]{6}$/;
/** Each word is an identifier of CSS, so that the name needs no quotes in a class. */
const FONT_NAME = /^[A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*$/;
export const FONT_NAME_MAX_LENGTH = 40;

export const isFontName = (text: string): boolean =>
  text.length <= FONT_NAME_MAX_LENGTH && FONT_NAME.test(text);

const textOr = (value: unknown, isRight: (text: string) => boolean): string | null =>
  typeof value === 'string' && isRight(value) ? value : null;

/** A brand from storage or from a request. What is not valid is as if it was not chosen. */
export function readBrand(value: unknown): Brand {
  const given = typeof value === 'object' && value !== null ? (value as Partial<Brand>) : {};
  return {
    colour: textOr(given.colour, (text) => BRAND_COLOUR.test(text)),
    radius: BRAND_RADII.find((known) => known === given.radius) ?? null,
    font: textOr(given.font, isFontName),
  };
}

export const isBranded = ({ colour, radius, font }: Brand): boolean =>
  colour !== null || radius !== null || font !== null;

/** The fonts of a choice. An own font has the system's as a fallback. */
export const fontFamilyOf = (font: string): string =>
  Object.entries(FONT_STACKS).find(([name]) => name === font)?.[1] ??
  `${font},${FONT_STACKS['System sans']}`;

const channel = (colour: string, start: number): number => {
  const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number =>
  0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever is easier to read on the colour. */
export const textOn = (colour: string): '#000000' | '#ffffff' =>
  contrastOf(colour, '#ffffff') >= contrastOf(colour, '#000000') ? '#ffffff' : '#000000';

/** The CSS variables of a brand. Components read the first group, projects with shadcn have the second. */
export function brandVariables({ colour, radius, font }: Brand): Record<string, string> {
  return {
    ...(colour !== null && {
      '--brand': colour,
      '--primary': colour,
      '--primary-foreground': textOn(colour),
      '--ring': colour,
    }),
    ...(radius !== null && { '--radius': radius }),
    ...(font !== null && {
      '--brand-font': fontFamilyOf(font),
      '--font-sans': fontFamilyOf(font),
    }),
  };
}
