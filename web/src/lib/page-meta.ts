import type { MetaDescriptor } from 'react-router';
import {
  pageSharePath,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type SharePage,
} from '@tessera/contract/share-picture';
import { MARKDOWN, markdownPath } from './markdown-page.ts';

type Match = { id: string; loaderData?: unknown } | undefined;

type PageMeta = {
  title: string;
  description: string;
  /** The canonical path. Pages without one are not indexed by search engines. */
  path?: string;
  indexed?: boolean;
  /** The share picture: that of a page, or the URL of another. */
  share?: SharePage | (string & {});
};

const PRODUCT = 'Tessera';

/** The site's origin, from the root loader. */
export const originOf = (matches: readonly Match[]): string | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined)
    ?.origin;

/** The meta tags of a page. */
export function pageMeta(
  matches: readonly Match[],
  { title, description, path, indexed = true, share = 'home' }: PageMeta,
): MetaDescriptor[] {
  const origin = originOf(matches);
  const fullTitle = title.includes(PRODUCT) ? title : `${title} · ${PRODUCT}`;
  const markdown = path === undefined ? null : markdownPath(path);
  const address = path !== undefined && origin !== undefined ? origin + path : undefined;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(indexed && address ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(address ? [{ tagName: 'link' as const, rel: 'canonical', href: address }] : []),
    ...(markdown === null
      ? []
      : [{ tagName: 'link' as const, rel: 'alternate', type: MARKDOWN, href: markdown }]),
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    ...(address ? [{ property: 'og:url', content: address }] : []),
    ...(address ? pictureMeta(share, fullTitle, address) : []),
  ];
}

const pictureMeta = (share: string, alt: string, address: string): MetaDescriptor[] => [
  {
    property: 'og:image',
    content: new URL(share[0] === '/' ? share : pageSharePath(share as SharePage), address).href,
  },
  { property: 'og:image:width', content: String(SHARE_WIDTH) },
  { property: 'og:image:height', content: String(SHARE_HEIGHT) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];
