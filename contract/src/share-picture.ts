import { numberOf } from './mosaic.ts';

/** The path of the pictures for shared links. Raise `LOOK` when their design changes, so that all get new URLs. */
export const SHARE_BASE = '/share';
const LOOK = '1';

export const SHARE_WIDTH = 1_200;
export const SHARE_HEIGHT = 630;

/** A hash of the shown content. It is part of the URL, so that caches never serve an outdated picture. */
export const shareMark = (shown: readonly string[]): string =>
  (numberOf([LOOK, ...shown].join('\n')) >>> 0).toString(36);

/** The fields of an item that its picture shows. */
type Shown = { slug: string; title: string; category: string; imageUrl: string };

const sharePathIn =
  (kind: string) =>
  ({ slug, title, category, imageUrl }: Shown): string =>
    `${SHARE_BASE}/${kind}/${slug}/${shareMark([title, category, imageUrl])}.png`;

export const componentSharePath = sharePathIn('components');
/** `imageUrl` is the template's first picture, or empty when it has none. */
export const templateSharePath = sharePathIn('templates');

/** Pages with a share picture of their own. The server has the text for it. */
export type SharePage = 'home' | 'components' | 'templates' | 'creators' | 'team' | 'legal';

export const pageSharePath = (page: SharePage): string => `${SHARE_BASE}/pages/${page}/${LOOK}.png`;
