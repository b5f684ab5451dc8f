import type { MetaDescriptor } from 'react-router';

type Match = { id: string; loaderData?: unknown } | undefined;

type PageMeta = {
  title: string;
  description: string;
  /** The one address this page is known by, from the root; pages without one are not for search engines. */
  path?: string;
  indexed?: boolean;
  /** Shown where the page is shared. */
  picture?: { src: string; alt: string; width: number; height: number };
};

const PRODUCT = 'Tessera';

/** The site's own address, which the root loader knows. */
export const originOf = (matches: readonly Match[]): string | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined)
    ?.origin;

/** The head of a page. */
export function pageMeta(
  matches: readonly Match[],
  { title, description, path, indexed = true, picture }: PageMeta,
): MetaDescriptor[] {
  const origin = originOf(matches);
  const fullTitle = title.includes(PRODUCT) ? title : `${title} · ${PRODUCT}`;
  const address = path !== undefined && origin !== undefined ? origin + path : undefined;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(indexed && address ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(address ? [{ tagName: 'link' as const, rel: 'canonical', href: address }] : []),
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    ...(address ? [{ property: 'og:url', content: address }] : []),
    ...(picture && origin !== undefined ? pictureMeta(picture, origin) : []),
  ];
}

const pictureMeta = (
  { src, alt, width, height }: NonNullable<PageMeta['picture']>,
  origin: string,
): MetaDescriptor[] => [
  { property: 'og:image', content: new URL(src, origin).href },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];
