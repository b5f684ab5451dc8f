import clsx from 'clsx';

type LogoProps = {
  /** Shows the name beside the logo. */
  word?: boolean;
  className?: string;
};

/** The logo: four tiles and the name. Inside a link the name is the link's label. */
export function Logo({ word = true, className }: LogoProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <svg
        viewBox="0 0 22 22"
        className="size-[1.375rem] shrink-0"
        {...(word ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Tessera' })}
      >
        <path d="M0 0h11v11H0z" className="fill-tile-1" />
        <path d="M11 0h11a11 11 0 0 1-11 11z" className="fill-tile-2" />
        <path d="M11 22H0a11 11 0 0 1 11-11z" className="fill-tile-3" />
        <circle cx="16.5" cy="16.5" r="5.5" className="fill-tile-4" />
      </svg>
      {word && (
        <span className="font-display text-[1.1875rem] leading-none font-bold tracking-[-0.02em] text-ink">
          Tessera
        </span>
      )}
    </span>
  );
}
