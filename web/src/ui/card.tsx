import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const PADDINGS = { none: '', sm: 'p-4', md: 'p-5', lg: 'p-6 sm:p-7' };

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: keyof typeof PADDINGS;
  /** Lifts on hover and on focus within, for cards that are links. */
  lifting?: boolean;
  /** The one card of a row that stands out. */
  emphasised?: boolean;
};

export function Card({
  as = 'div',
  padding = 'md',
  lifting = false,
  emphasised = false,
  className,
  ...rest
}: CardProps) {
  // One type for all tags, because only the tag name differs.
  const Tag = as as 'div';
  return (
    <Tag
      className={clsx(
        'min-w-0 rounded-lg border bg-surface wrap-anywhere',
        emphasised ? 'border-ink shadow-2' : 'border-line',
        lifting &&
          'transition-shadow duration-[220ms] ease-out focus-within:shadow-2 hover:shadow-2',
        PADDINGS[padding],
        className,
      )}
      {...rest}
    />
  );
}

/** A small heading for a panel, in the body font. */
export function CardTitle({
  as: Heading = 'h2',
  children,
}: {
  as?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}) {
  return (
    <Heading className="font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal text-ink">
      {children}
    </Heading>
  );
}
