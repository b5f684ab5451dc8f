import { extras, meals, months, type Room, rules, type Season, seasonRates } from './content.ts';

export type Wish = {
  /** As a date field gives it: 2026-12-24. */
  arrival: string;
  nights: number;
  adults: number;
  /** Those of six years and more; smaller ones cost nothing and need no bed. */
  children: number;
  room: Room;
  mealsId: string;
  extraIds: string[];
};

export type Line = { text: string; detail: string; rupees: number };

export type Quote = {
  lines: Line[];
  net: number;
  tax: number;
  total: number;
  deposit: number;
  departure: Date;
  freeUntil: Date;
};

const DAY_MS = 86_400_000;

/** The guest's own date, as a date field writes it. */
export function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

export const dateOf = (text: string): Date => new Date(`${text}T00:00:00Z`);

export const later = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

export const seasonOn = (date: Date): Season => months[date.getUTCMonth()]!.season;

export const nightlyRate = ({ ratePerNight }: Room, season: Season): number =>
  Math.round((ratePerNight * seasonRates[season].percent) / 100 / 50) * 50;

/** What keeps a wish from being granted, in words for the guest. */
export function findObstacle(
  { arrival, nights, adults, children, room }: Wish,
  earliest: string,
): string | null {
  if (arrival === '' || Number.isNaN(dateOf(arrival).getTime()))
    return 'Choose the day you arrive.';
  if (arrival < earliest) return 'That day has passed. Choose a later one.';
  if (nights < 1 || nights > rules.nightsMax)
    return `We let rooms for 1 to ${rules.nightsMax} nights. For longer, write to us.`;
  if (adults + children > room.sleeps)
    return `${room.name} sleeps ${room.sleeps}. Choose a larger room, or two rooms in two letters.`;
  return null;
}

/** The whole bill, night by night where the season changes. */
export function quote({ arrival, nights, adults, children, room, mealsId, extraIds }: Wish): Quote {
  const first = dateOf(arrival);
  const bySeason = new Map<Season, number>();
  for (let night = 0; night < nights; night++) {
    const season = seasonOn(later(first, night));
    bySeason.set(season, (bySeason.get(season) ?? 0) + 1);
  }
  const lines: Line[] = [...bySeason].map(([season, count]) => {
    const rate = nightlyRate(room, season);
    const { name } = seasonRates[season];
    return {
      text: `${room.name}, ${name.toLowerCase()}`,
      detail: `${count} × ${rupees(rate)}`,
      rupees: count * rate,
    };
  });
  const people = adults + children;
  const more = Math.max(0, people - 2);
  if (more > 0)
    lines.push({
      text: more === 1 ? 'A third guest' : `${more} more guests`,
      detail: `${more * nights} × ${rupees(rules.thirdGuestPerNight)}`,
      rupees: more * nights * rules.thirdGuestPerNight,
    });
  const meal = meals.find(({ id }) => id === mealsId);
  if (meal && meal.perPersonPerDay > 0)
    lines.push({
      text: meal.name,
      detail: `${people * nights} × ${rupees(meal.perPersonPerDay)}`,
      rupees: people * nights * meal.perPersonPerDay,
    });
  for (const { id, name, price } of extras)
    if (extraIds.includes(id)) lines.push({ text: name, detail: 'once', rupees: price });
  const net = lines.reduce((sum, line) => sum + line.rupees, 0);
  const tax = Math.round((net * rules.taxPercent) / 100);
  const total = net + tax;
  return {
    lines,
    net,
    tax,
    total,
    deposit: Math.round((total * rules.depositPercent) / 100),
    departure: later(first, nights),
    freeUntil: later(first, -rules.freeUntilDays),
  };
}

const money = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const rupees = (amount: number): string => money.format(amount);

const longDate = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export const spokenDate = (date: Date): string => longDate.format(date);
