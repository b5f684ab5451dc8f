const DAY_MS = 24 * 3_600_000;
/** The smallest payment that the provider takes. */
const LEAST_PAISE = 100;
/**
 * For how long the credit of an order can be paid with. After it, the days that the order takes off may have been used.
 */
const VALID_MS = 2 * DAY_MS;

/** A period of a plan that was paid for and has not ended. */
export type PaidPeriod = {
  grantId: string;
  planName: string;
  startsAt: Date;
  endsAt: Date;
  /** The length of the whole period when it was bought. */
  ofDays: number;
  /** What was paid, less what was refunded. */
  paidPaise: number;
};

/** What is taken off the price of a new plan for one period. */
export type Credit = {
  grantId: string;
  planName: string;
  days: number;
  ofDays: number;
  paidPaise: number;
  creditPaise: number;
};

const unusedDays = ({ startsAt, endsAt, ofDays }: PaidPeriod, now: Date): number =>
  Math.min(
    ofDays,
    Math.floor((endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime())) / DAY_MS),
  );

/**
 * The credits for the unused days of these periods, in their order. A period that is worth more than the rest of the
 * price is left as it is, and so are those after it.
 */
export function creditsFor(
  periods: readonly PaidPeriod[],
  { pricePaise, now }: { pricePaise: number; now: Date },
): Credit[] {
  const credits: Credit[] = [];
  let leftPaise = pricePaise - LEAST_PAISE;
  for (const period of periods) {
    const { grantId, planName, ofDays, paidPaise } = period;
    const days = unusedDays(period, now);
    const creditPaise = Math.floor((paidPaise * days) / ofDays);
    if (creditPaise <= 0) continue;
    if (creditPaise > leftPaise) break;
    leftPaise -= creditPaise;
    credits.push({ grantId, planName, days, ofDays, paidPaise, creditPaise });
  }
  return credits;
}

export const sumOf = (credits: readonly Pick<Credit, 'creditPaise'>[]): number =>
  credits.reduce((sum, { creditPaise }) => sum + creditPaise, 0);

export const isSameCredit = (one: readonly Credit[], other: readonly Credit[]): boolean =>
  one.length === other.length &&
  one.every(({ grantId, creditPaise }) =>
    other.some((it) => it.grantId === grantId && it.creditPaise === creditPaise),
  );

/** Whether a payment that was begun at this time may use the credit of its order. */
export const isInTime = (order: { createdAt: Date }, begunAt: Date): boolean =>
  begunAt.getTime() - order.createdAt.getTime() <= VALID_MS;
