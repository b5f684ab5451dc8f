import type { Business } from './business.ts';
import { NEEM_LANE } from './businesses/neem-lane.ts';
import { NEGI_BEDI } from './businesses/negi-bedi.ts';
import { OPEN_PALM } from './businesses/open-palm.ts';
import { QUARTER_PAST_FOUR } from './businesses/quarter-past-four.ts';
import { QUERN } from './businesses/quern.ts';
import { SEER_TOLA } from './businesses/seer-tola.ts';
import { TWO_COLUMNS } from './businesses/two-columns.ts';
import { UTSKAR } from './businesses/utskar.ts';

export type { Business } from './business.ts';

/** Eight businesses that do not exist. Their figures agree with each other and with the pictures. */
export const BUSINESSES: Record<string, Business> = {
  'neem-lane': NEEM_LANE,
  'negi-bedi': NEGI_BEDI,
  'open-palm': OPEN_PALM,
  'quarter-past-four': QUARTER_PAST_FOUR,
  quern: QUERN,
  'seer-tola': SEER_TOLA,
  'two-columns': TWO_COLUMNS,
  utskar: UTSKAR,
};
