import type { CSSProperties, ReactNode } from 'react';
import type { Business } from '../media/business.ts';

/** A value of a light page and one of a dark page. */
type Pair = [light: string, dark: string];

type Props = {
  /** The colours of a shadcn project by the names of their variables, without the dashes. */
  colours: Record<
    | 'background'
    | 'foreground'
    | 'card'
    | 'muted'
    | 'muted-foreground'
    | 'border'
    | 'primary'
    | 'primary-foreground'
    | 'ring',
    Pair
  >;
  radius: string;
  /** Families for text and for headings. */
  fonts: [string, string];
  children: ReactNode;
};

/** What a shadcn project has in its stylesheet: variables, the ground of the page and a family for text. */
export function Project({ colours, radius, fonts, children }: Props) {
  const variables = Object.fromEntries(
    Object.entries(colours).map(([name, [light, dark]]) => [
      `--${name}`,
      `light-dark(${light},${dark})`,
    ]),
  );
  const style = {
    ...variables,
    '--radius': radius,
    '--brand-font-display': fonts[1],
    fontFamily: fonts[0],
    colorScheme: 'light dark',
  } as CSSProperties;
  return (
    <main style={style} className="bg-(--background) text-(--foreground)">
      {children}
    </main>
  );
}

/** A link to a part of the page that is called like it. */
export const toPart = (label: string) => ({
  label,
  href: `#${label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
});

/** A price of a business as a plan, without its button. */
export const planOf = ({
  name,
  amount,
  per,
  text,
  includes,
  note,
}: Business['prices'][number]) => ({
  name,
  amount,
  per,
  text,
  features: includes,
  note: note ?? '',
});
