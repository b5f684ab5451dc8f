import clsx from 'clsx';

export type Choice<Value extends string> = { value: Value; label: string; disabled?: boolean };

/** The popup list of a select and a combobox. It is above dialogs, because either may be inside one. */
export const choiceList = {
  positioner: 'z-(--z-dialog) outline-none',
  popup: clsx(
    'w-(--anchor-width) max-w-(--available-width) min-w-40 overflow-hidden rounded-md border border-line-strong bg-surface text-sm text-ink shadow-2 outline-none',
    'transition-opacity duration-[120ms] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
  ),
  list: 'max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0',
  item: clsx(
    'flex min-h-9 cursor-default items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 outline-none select-none pointer-coarse:min-h-11',
    'focus-visible:shadow-[inset_0_0_0_2px_var(--accent)] data-highlighted:bg-sunken data-selected:font-strong',
    'data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-disabled:line-through',
  ),
};
