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
