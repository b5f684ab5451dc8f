import { daysLeft, formatDate, formatDays } from '@tessera/contract/days';
import type { Holdings } from '@tessera/contract/users';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`];

/** What goes with the account, one line for each. */
export const lossWords = (
  { plans, purchases, privateComponents, saved }: Holdings,
  now = new Date(),
): string[] => [
  ...plans.map(({ name, expiresAt }) => {
    const end = new Date(expiresAt);
    return `${name}, ${formatDays(daysLeft(end, now))} left until ${formatDate(end)}`;
  }),
  ...counted(purchases, 'component you bought', 'components you bought'),
  ...counted(privateComponents, 'component made for you alone', 'components made for you alone'),
  ...counted(saved, 'saved component', 'saved components'),
];
