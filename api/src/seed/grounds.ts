import { MOSAIC_COLOURS } from '@tessera/contract/mosaic';

export const WHITE = '#ffffff';
export const STONE = '#cfc7b7';
export const UMBER = '#5f5a50';
export const INK = MOSAIC_COLOURS.ink;
export const PAPER = MOSAIC_COLOURS.paper;
export const SAND = MOSAIC_COLOURS.sand;
export const VERMILION = MOSAIC_COLOURS['tile-1'];
export const COBALT = MOSAIC_COLOURS['tile-2'];
export const SAFFRON = MOSAIC_COLOURS['tile-3'];
export const VIRIDIAN = MOSAIC_COLOURS['tile-4'];
export const PLUM = MOSAIC_COLOURS['tile-5'];

export const TILES = [VERMILION, COBALT, SAFFRON, VIRIDIAN, PLUM] as const;

export type GroundName = 'paper' | 'sand' | 'saffron' | 'viridian' | 'cobalt' | 'ink';

/** Colours with `card` in their name are for shapes on a card. The others are for shapes on the background. */
export type Ground = {
  fill: string;
  strong: string;
  soft: string;
  rule: string;
  card: string;
  edge: string;
  cardStrong: string;
  cardSoft: string;
  pops: readonly string[];
};

const onWhite = { card: WHITE, cardStrong: INK, cardSoft: STONE };

export const GROUNDS: Record<GroundName, Ground> = {
  paper: {
    ...onWhite,
    fill: PAPER,
    strong: INK,
    soft: STONE,
    rule: STONE,
    edge: SAND,
    pops: TILES,
  },
  sand: {
    ...onWhite,
    fill: SAND,
    strong: INK,
    soft: UMBER,
    rule: STONE,
    edge: WHITE,
    pops: [VERMILION, COBALT, VIRIDIAN, PLUM],
  },
  saffron: {
    ...onWhite,
    fill: SAFFRON,
    strong: INK,
    soft: PAPER,
    rule: INK,
    edge: WHITE,
    pops: [VERMILION, COBALT, INK],
  },
  viridian: {
    ...onWhite,
    fill: VIRIDIAN,
    strong: WHITE,
    soft: STONE,
    rule: PAPER,
    edge: WHITE,
    pops: [SAFFRON],
  },
  cobalt: {
    ...onWhite,
    fill: COBALT,
    strong: WHITE,
    soft: STONE,
    rule: PAPER,
    edge: WHITE,
    pops: [SAFFRON],
  },
  ink: {
    fill: INK,
    strong: PAPER,
    soft: UMBER,
    rule: UMBER,
    card: INK,
    edge: UMBER,
    cardStrong: PAPER,
    cardSoft: UMBER,
    pops: [SAFFRON, VERMILION],
  },
};

const LIGHT = new Set<string>([WHITE, PAPER, SAND, STONE, SAFFRON]);

/** A colour that is legible on this fill. */
export const legibleOn = (fill: string): string => (LIGHT.has(fill) ? INK : WHITE);
