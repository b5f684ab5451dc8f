import { calendarDays, formatDate, formatDays } from '@tessera/contract/days';
import type { Letter } from '../../platform/mail/letter.ts';
import type { ReminderKind } from './policy.reminders.ts';

type Ending = { name: string; plan: string; endsAt: Date; now: Date; renewUrl: string };

const BECAUSE = 'You get this mail because you hold a plan at Tessera.';

const untilWords = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${formatDays(days)}`;

const endingLetter = ({ name, plan, endsAt, now, renewUrl }: Ending): Letter => {
  const [days, date] = [calendarDays(endsAt, now), formatDate(endsAt)];
  return {
    subject:
      days > 1 ? `Your ${plan} plan ends on ${date}` : `Your ${plan} plan ends ${untilWords(days)}`,
    heading: `${plan} ends ${untilWords(days)}`,
    paragraphs: [
      `Hello ${name}, your ${plan} plan ends on ${date}.`,
      'Nothing is charged by itself. If you renew it, the new days begin when the present ones end, so none is lost.',
    ],
    action: { label: 'Renew subscription', url: renewUrl },
    because: BECAUSE,
  };
};

const endedLetter = ({ name, plan, endsAt, renewUrl }: Ending): Letter => ({
  subject: `Your ${plan} plan has ended`,
  heading: `${plan} has ended`,
  paragraphs: [
    `Hello ${name}, your ${plan} plan ended on ${formatDate(endsAt)}. Nothing was charged.`,
    'What you copied, what you bought on its own and every free component stay yours. You can take the plan up again whenever a project needs it.',
  ],
  action: { label: 'Renew subscription', url: renewUrl },
  because: 'You get this mail because you held a plan at Tessera.',
});

export const reminderLetter = (kind: ReminderKind, ending: Ending): Letter =>
  kind === 'ended' ? endedLetter(ending) : endingLetter(ending);

type Given = { name: string; item: string; endsAt: Date | null; origin: string };

const ACCOUNT = 'You get this mail because you have an account at Tessera.';

const givenLetter = (o: Given, isExtended: boolean): Letter => {
  const until = o.endsAt ? ` until ${formatDate(o.endsAt)}` : '';
  return {
    subject: isExtended ? `Your ${o.item} runs${until}` : `You have the ${o.item}${until}`,
    heading: isExtended ? 'Your access was extended' : 'You were given access',
    paragraphs: [
      isExtended
        ? `Hello ${o.name}, our team has extended your ${o.item}. It runs${until}.`
        : `Hello ${o.name}, our team has given you the ${o.item}${until}.`,
      'Nothing is charged for it, now or later.',
    ],
    action: { label: 'See your subscription', url: `${o.origin}/dashboard/subscription` },
    because: ACCOUNT,
  };
};

const revokedLetter = (o: Given): Letter => ({
  subject: `Your access to the ${o.item} has ended`,
  heading: 'Access has ended',
  paragraphs: [
    `Hello ${o.name}, our team has taken back the ${o.item} that you were given. It cost nothing, so nothing is refunded.`,
    'What you bought, what you copied and every free component stay yours. If you think this is a mistake, answer this mail.',
  ],
  action: { label: 'See your subscription', url: `${o.origin}/dashboard/subscription` },
  because: ACCOUNT,
});

/** What an admin did to somebody's access. */
export const accessLetter = (action: 'grant' | 'extend' | 'revoke', given: Given): Letter =>
  action === 'revoke' ? revokedLetter(given) : givenLetter(given, action === 'extend');
