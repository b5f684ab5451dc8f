import type { CustomRequest, RequestDetail, RequestMessage } from '@tessera/contract/requests';
import type { RequestFile, RequestRecord } from '@tessera/contract/requests-admin';
import { keysOf } from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { AdminRequestRow } from './repository.admin.ts';
import type { MessageRow, PictureRow, RequestRow } from './repository.ts';

/** Longer than a user looks at one page, but short enough that a link that was passed on soon expires. */
const LINK_SECONDS = 15 * 60;

export type Cards = Awaited<ReturnType<ItemsService['cardsOf']>>;

export const presentRequest = (row: RequestRow, cards: Cards): CustomRequest => {
  const found = row.componentId === null ? undefined : cards.get(row.componentId);
  return {
    _id: row.id,
    title: row.title,
    category: row.category,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    component: found ? { ...found.card, isPublic: found.onSale } : null,
  };
};

const presentMessage = (row: MessageRow): RequestMessage => ({
  _id: row.id,
  by: row.byTeam ? 'team' : 'requester',
  status: row.status,
  text: row.text,
  at: row.writtenAt.toISOString(),
});

/** The cards, pictures and messages of some requests, unsorted. */
export type Belongings = { cards: Cards; pictures: PictureRow[]; messages: MessageRow[] };

export const presentDetail = (
  row: RequestRow,
  { cards, pictures, messages }: Belongings,
  links: PrivateLinks,
): RequestDetail => {
  const linkTo = (key: string) => links.linkTo(key, LINK_SECONDS);
  return {
    ...presentRequest(row, cards),
    purpose: row.purpose,
    links: row.links,
    plan: row.planName,
    pictures: pictures
      .filter(({ requestId }) => requestId === row.id)
      .map((picture) => ({
        url: linkTo(picture.key),
        thumbnail: linkTo(keysOf(picture).at(-1) ?? picture.key),
      })),
    messages: messages.filter(({ requestId }) => requestId === row.id).map(presentMessage),
  };
};

const forAdmins = (row: AdminRequestRow) => ({
  requester: { _id: row.userId, name: row.askerName, email: row.askerEmail },
  plan: row.planName,
  needsReply: row.needsReply,
});

export const presentRecord = (row: AdminRequestRow, cards: Cards): RequestRecord => ({
  ...presentRequest(row, cards),
  ...forAdmins(row),
});

export const presentFile = (
  row: AdminRequestRow,
  belongings: Belongings,
  links: PrivateLinks,
): RequestFile => ({ ...presentDetail(row, belongings, links), ...forAdmins(row) });
