import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClasses, buttonWords, type ButtonSize, type ButtonVariant } from './button.tsx';

type Look = { children: ReactNode; variant?: ButtonVariant; size?: ButtonSize };
type InsideLink = Omit<LinkProps, 'children' | 'style'> & { href?: never; newTab?: never };
type OutsideLink = Omit<ComponentProps<'a'>, 'children' | 'style' | 'target' | 'rel'> & {
  href: string;
  to?: never;
  newTab?: boolean;
};

/** A link that looks like a button. `to` stays in the app, `href` leaves it. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  className,
  children,
  ...rest
}: Look & (InsideLink | OutsideLink)) {
  const classes = buttonClasses(variant, size, className);
  const words = <span className={buttonWords}>{children}</span>;
  if (rest.href === undefined) {
    return (
      <Link className={classes} {...rest}>
        {words}
      </Link>
    );
  }
  const { newTab = false, ...anchor } = rest;
  return (
    <a className={classes} rel="noreferrer" {...(newTab && { target: '_blank' })} {...anchor}>
      {words}
      {newTab && (
        <>
          <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">(opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
