/** The page's own variables. The fallbacks belong together: a page that sets none gets a light picture. */
export const PRIMARY = 'var(--primary, #31507a)';
export const ON_PRIMARY = 'var(--primary-foreground, #ffffff)';
export const CARD = 'var(--card, #fbfbf9)';
export const INK = 'var(--foreground, #1a1d22)';
export const QUIET_INK = 'var(--muted-foreground, #575d66)';
export const LINE = 'var(--border, #dcdfe2)';
export const MONO = 'var(--font-mono, ui-monospace, monospace)';

export const mix = (colour: string, percent: number, into: string): string =>
  `color-mix(in oklab, ${colour} ${percent}%, ${into})`;

/** The brand, thinned into the page's surface. */
export const tint = (percent: number): string => mix(PRIMARY, percent, CARD);

/** The brand as a colour of text or of fine lines, legible in both themes. */
export const BRAND_INK = mix(PRIMARY, 55, INK);
