import type { CSSProperties, ReactNode } from 'react';

type Props = {
  /** The colours of the business: the first for most parts, the second where a component has two. */
  colours: [string, string];
  /** Families for text and for headings. */
  fonts: [string, string];
  children: ReactNode;
};

/** Sets the variables that every component reads, and the ground of the page in both themes. */
export function Brand({ colours, fonts, children }: Props) {
  const variables = {
    '--brand': colours[0],
    '--brand-2': colours[1],
    '--brand-font': fonts[0],
    '--brand-font-display': fonts[1],
  } as CSSProperties;
  return (
    <main style={variables} className="bg-white max-md:pb-24 dark:bg-neutral-950">
      {children}
    </main>
  );
}
