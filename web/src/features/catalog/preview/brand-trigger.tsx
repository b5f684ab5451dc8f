import type { ComponentProps } from 'react';
import { BRAND_COLOUR } from '@tessera/contract/brand';
import type { ComponentDetail } from '@tessera/contract/catalog';

/** The brand colour of the component itself, when it is a plain one. */
export const ownColourOf = ({ tokens }: Pick<ComponentDetail, 'tokens'>): string | null => {
  const written = tokens.find(({ name }) => name === '--brand')?.default ?? '';
  return BRAND_COLOUR.test(written) ? written : null;
};

/** The button with the colour that the previews have. */
export const BrandTrigger = ({
  colour,
  ...button
}: ComponentProps<'button'> & { colour: string | null }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    {...button}
    className="inline-flex min-h-9 items-center gap-2 rounded-md border border-control-line bg-surface px-2.5 font-mono text-xs text-ink-muted hover:text-ink pointer-coarse:min-h-11"
  >
    <span>
      <span className="sr-only">Your brand: </span>--brand
    </span>
    {/* An SVG, because the policy of the page allows no style in its HTML. */}
    {colour && (
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 rounded-sm border border-control-line"
      >
        <rect width="16" height="16" fill={colour} />
      </svg>
    )}
    <span className="text-ink max-sm:sr-only">{colour ?? 'original'}</span>
  </button>
);
