import { hours, timeZone } from './content.ts';

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const spokenHours = (opens: number | null, closes: number | null): string =>
  opens === null || closes === null ? 'Closed' : `${clock(opens)} to ${clock(closes)}`;

/** The studio's weekday and minute, wherever the visitor is. */
export function studioTime(now: Date): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '0';
  return {
    day: hours.findIndex(({ day }) => day === part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

export function openingStatus(now: Date): string {
  const { day, minute } = studioTime(now);
  const { opens, closes } = hours[day] ?? hours[0]!;
  if (opens !== null && closes !== null) {
    if (minute >= opens && minute < closes) return `Open now, until ${clock(closes)}`;
    if (minute < opens) return `Opens today at ${clock(opens)}`;
  }
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = hours[(day + ahead) % 7]!;
    if (next.opens !== null)
      return `Opens ${ahead === 1 ? 'tomorrow' : `on ${next.day}`} at ${clock(next.opens)}`;
  }
  return 'Closed for now';
}
