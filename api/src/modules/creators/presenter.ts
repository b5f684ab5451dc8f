import type { Application } from '@tessera/contract/creators';
import { keysOf } from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { ApplicationRow, SampleRow } from './repository.ts';

/** Longer than anybody looks at one list, and short enough that a link passed on is soon worth nothing. */
const LINK_SECONDS = 15 * 60;

export const presentApplication = (
  row: ApplicationRow,
  samples: readonly SampleRow[],
  links: PrivateLinks,
): Application => {
  const own = samples.filter(({ applicationId }) => applicationId === row.id);
  const linkTo = (key: string) => links.linkTo(key, LINK_SECONDS);
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    city: row.city,
    workSamples: own.map(({ key }) => linkTo(key)),
    thumbnails: own.map((sample) => linkTo(keysOf(sample).at(-1) ?? sample.key)),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    isConfirmed: row.confirmedAt !== null,
  };
};
