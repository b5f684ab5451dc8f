import type { Fault } from '@tessera/contract/faults';
import type { FaultRecord } from '@tessera/contract/faults-admin';
import { keysOf } from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { AdminFaultRow } from './repository.admin.ts';
import type { FaultRow } from './repository.ts';

/** Longer than a user looks at one page, but short enough that a link that was passed on soon expires. */
const LINK_SECONDS = 15 * 60;

export const presentFault = (row: FaultRow): Fault => ({
  _id: row.id,
  version: row.version,
  what: row.what ?? '',
  place: row.place,
  browser: row.browser,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

const presentPicture = (
  { pictureKey, pictureWidths }: FaultRow,
  links: PrivateLinks,
): FaultRecord['picture'] => {
  if (pictureKey === null) return null;
  const narrowest = keysOf({ key: pictureKey, widths: pictureWidths }).at(-1) ?? pictureKey;
  return {
    url: links.linkTo(pictureKey, LINK_SECONDS),
    thumbnail: links.linkTo(narrowest, LINK_SECONDS),
  };
};

/** For the export of an account. */
export const presentOwn = (row: FaultRow, links: PrivateLinks) => ({
  ...presentFault(row),
  componentId: row.componentId,
  picture: presentPicture(row, links),
});

export const presentRecord = (row: AdminFaultRow, links: PrivateLinks): FaultRecord => ({
  ...presentFault(row),
  what: row.what,
  member:
    row.userId === null
      ? null
      : { _id: row.userId, name: row.memberName ?? '', email: row.memberEmail ?? '' },
  component: { _id: row.componentId, slug: row.slug, title: row.title },
  isCurrentVersion: row.isCurrentVersion,
  picture: presentPicture(row, links),
  sentence: row.shownAs ?? '',
  updatedAt: row.updatedAt.toISOString(),
});
