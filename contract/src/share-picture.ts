import { numberOf } from './mosaic.ts';

/** Where the pictures for shared links live. A change of their look gives all of them new addresses. */
export const SHARE_BASE = '/share';
const LOOK = '1';

export const SHARE_WIDTH = 1_200;
export const SHARE_HEIGHT = 630;

/** What a picture shows is part of its address, so that nobody keeps an old one. */
export const shareMark = (shown: readonly string[]): string =>
  (numberOf([LOOK, ...shown].join('\n')) >>> 0).toString(36);

/** What is seen of a thing on its picture. */
type Shown = { slug: string; title: string; category: string; imageUrl: string };

const sharePathIn =
  (kind: string) =>
  ({ slug, title, category, imageUrl }: Shown): string =>
    `${SHARE_BASE}/${kind}/${slug}/${shareMark([title, category, imageUrl])}.png`;

export const componentSharePath = sharePathIn('components');
/** With its first picture; one that has none says so with an empty address. */
export const templateSharePath = sharePathIn('templates');

/** Pages that have a picture of their own; the words on it are the server's. */
export type SharePage = 'home' | 'components' | 'templates' | 'creators' | 'team' | 'legal';

export const pageSharePath = (page: SharePage): string => `${SHARE_BASE}/pages/${page}/${LOOK}.png`;
