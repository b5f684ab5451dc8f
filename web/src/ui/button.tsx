import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'ink' | 'secondary' | 'text' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon-sm' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  ink: 'bg-ink text-canvas hover:opacity-90',
  secondary: 'border border-control-line bg-surface text-ink hover:bg-sunken',
  text: 'text-ink-muted hover:bg-sunken hover:text-ink',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2 text-sm',
  lg: 'min-h-12 px-6 py-2 text-base',
  'icon-sm': 'size-9 shrink-0 text-sm',
  icon: 'size-11 shrink-0 text-sm',
};

/** The classes shared by buttons and links that look like buttons. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  clsx(
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded-md text-center font-strong',
    'transition-[background-color,opacity,scale] duration-[120ms] ease-out active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-50',
    'aria-busy:cursor-progress aria-disabled:active:scale-100',
    'not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-50',
    VARIANTS[variant],
    SIZES[size],
    className,
  );

/** Text alone may break inside a word. Text beside an icon is laid out with a gap. */
export const buttonWords =
  'min-w-0 text-balance wrap-break-word has-[>svg]:inline-flex has-[>svg]:items-center has-[>svg]:gap-2';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * Shows a spinner over the text, keeps name, width and focus, and ignores further clicks.
   * If the prop is given at all, the second click of a double click is ignored too, even before it
   * becomes true.
   */
  loading?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'md',
  loading,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClasses(variant, size, className)}
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event) =>
        loading || (loading === false && event.detail > 1)
          ? event.preventDefault()
          : onClick?.(event)
      }
    >
      {/* Transparent, not hidden: hidden text would leave the button without a name. */}
      <span className={clsx(buttonWords, loading && 'opacity-0')}>{children}</span>
      {loading && <Spinner decorative className="absolute inset-0 text-lg" />}
    </button>
  );
}
