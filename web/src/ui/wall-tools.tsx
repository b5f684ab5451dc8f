import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type WallToolsProps = {
  /** Small buttons in the upper corner. */
  corner: ReactNode;
  /** The main button, as wide as the picture. */
  foot: ReactNode;
};

/**
 * A layer of buttons over the picture of a tile. Between the buttons the picture stays part of the tile's link.
 * On touch screens they are a row below the text.
 */
export function WallTools({ corner, foot }: WallToolsProps) {
  return (
    <div
      className={clsx(
        'wall-tools pointer-events-none absolute inset-x-0 top-0 z-1 flex flex-col justify-between p-2.5',
        'opacity-0 transition-opacity duration-[120ms] ease-out group-focus-within:opacity-100 group-hover:opacity-100',
        'group-data-short:flex-row-reverse group-data-short:items-end group-data-short:gap-1.5 group-data-short:p-1.5',
        'touch:static touch:order-last touch:flex-row-reverse touch:items-center touch:gap-2 touch:p-3.75 touch:pt-0 touch:opacity-100',
      )}
    >
      <div className="flex justify-end gap-1.5 touch:flex-row-reverse touch:gap-2">{corner}</div>
      <div className="grid min-w-0 group-data-short:flex-1 touch:flex-1">{foot}</div>
    </div>
  );
}

const LOOKS = {
  icon: 'size-9 shrink-0 border border-line bg-surface text-ink hover:bg-sunken touch:size-11',
  wide: 'min-h-9 w-full border border-canvas/25 bg-ink px-3 text-sm font-strong text-canvas touch:min-h-11 touch:border-control-line touch:bg-surface touch:text-ink',
};

type WallToolProps = ComponentProps<'button'> & { look: keyof typeof LOOKS };

export function WallTool({ look, className, ...rest }: WallToolProps) {
  return (
    <button
      type="button"
      className={clsx(
        'pointer-events-auto flex items-center justify-center gap-2 rounded-md transition-[background-color,scale] duration-[120ms] ease-out active:scale-[0.98] aria-busy:cursor-progress [&>svg]:size-4 [&>svg]:shrink-0',
        LOOKS[look],
        className,
      )}
      {...rest}
    />
  );
}
