import type { ReactNode } from 'react';

type PageSectionProps = {
  id: string;
  eyebrow: string;
  title: string;
  children: ReactNode;
};

/** A section of a page, with a line above it and a short label over its heading. */
export function PageSection({ id, eyebrow, title, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto w-full max-w-[calc(var(--container)+4rem)] scroll-mt-16 px-4.5 sm:px-8"
    >
      <div className="border-t border-line py-14 lg:py-18">
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">{eyebrow}</p>
        <h2 id={`${id}-title`} className="mt-3 max-w-[22em] text-3xl text-balance lg:text-4xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
