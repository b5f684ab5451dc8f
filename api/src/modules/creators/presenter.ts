import type { Application, Creator, Standing } from '@tessera/contract/creators';
import { type CsvColumn, timeColumn } from '../../platform/http/csv.ts';
import { keysOf } from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { CreatorRow } from './repository.records.ts';
import type { ApplicationRow, PlansAnswer, SampleRow } from './repository.ts';

/** Longer than an admin looks at one list, but short enough that a link that was passed on soon expires. */
const LINK_SECONDS = 15 * 60;

/** The columns of the CSV export. */
export const APPLICATION_COLUMNS: readonly CsvColumn<ApplicationRow>[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Address confirmed', ({ confirmedAt }) => (confirmedAt ? 'yes' : 'no')],
  ['Phone', ({ phone }) => phone],
  ['City', ({ city }) => city],
  ['Status', ({ status }) => status],
  ['Reason', ({ reason }) => reason],
  timeColumn('Applied', ({ createdAt }) => createdAt),
  timeColumn('Decided', ({ decidedAt }) => decidedAt),
  ['Portfolio', ({ portfolioUrl }) => portfolioUrl],
  ['Plans', ({ plansAgreed }) => (plansAgreed === null ? 'unknown' : plansAgreed ? 'yes' : 'no')],
  timeColumn('Plans answered', ({ plansAnsweredAt }) => plansAnsweredAt),
  ['Plans text', ({ plansText }) => plansText],
];

export const presentPlansAnswer = (row: PlansAnswer): Application['plansConsent'] => {
  const { plansAgreed: agrees, plansAnsweredAt: at, plansText: version } = row;
  return agrees === null || at === null || version === null
    ? null
    : { agrees, at: at.toISOString(), version };
};

export const presentStanding = (row: ApplicationRow): Standing => ({
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});

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
    portfolioUrl: row.portfolioUrl,
    workSamples: own.map(({ key }) => linkTo(key)),
    thumbnails: own.map((sample) => linkTo(keysOf(sample).at(-1) ?? sample.key)),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    isConfirmed: row.confirmedAt !== null,
    plansConsent: presentPlansAnswer(row),
  };
};

export const presentCreator = (row: CreatorRow): Creator => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
