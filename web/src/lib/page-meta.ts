import type { MetaDescriptor } from 'react-router';

type Match = { id: string; loaderData?: unknown } | undefined;

type PageMeta = {
  title: string;
  description: string;
  /** The one address this page is known by, from the root; pages without one are not for search engines. */
  path?: string;
  indexed?: boolean;
};

const PRODUCT = 'Tessera';

/** The head of a page. The site's own address comes from the root loader. */
export function pageMeta(
  matches: readonly Match[],
  { title, description, path, indexed = true }: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { origin: string }
    | undefined;
  const fullTitle = title.includes(PRODUCT) ? title : `${title} · ${PRODUCT}`;
  const address = path !== undefined && root ? root.origin + path : undefined;
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
  ];
}
