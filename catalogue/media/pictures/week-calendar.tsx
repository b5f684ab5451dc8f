import { CARD, INK, LINE, mix, ON_PRIMARY, PRIMARY, QUIET_INK, tint } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const TOP = 104;
const HOUR = 50;
const OPENS = 9;
const LEFT = 92;
const DAY = 118;
const DAYS = ['M 16', 'T 17', 'W 18', 'T 19', 'F 20', 'S 21'];
const TODAY = 2;
const NOW = 12 + 5 / 60;

/** The day of the week, when it begins, how many hours it takes, and a name if it has room for one. */
type Booking = [day: number, start: number, hours: number, name?: string];

const BOOKINGS: Booking[] = [
  [0, 9, 1, 'Ira'],
  [0, 10, 0.5],
  [0, 11, 1.5, 'Dev'],
  [0, 14, 1, 'Noor'],
  [0, 15.5, 1.5, 'Tom'],
  [1, 9.5, 1, 'Joy'],
  [1, 10.5, 0.5],
  [1, 11.5, 1, 'Ravi'],
  [1, 14, 0.5],
  [1, 15, 1, 'Sana'],
  [2, 9, 0.5],
  [2, 9.5, 1, 'Leo'],
  [2, 11, 1.5, 'Mira'],
  [2, 14.5, 1, 'Uma'],
  [2, 15.5, 0.5],
  [3, 9, 1, 'Nils'],
  [3, 10.5, 1, 'Zoya'],
  [3, 11.5, 1, 'Anu'],
  [3, 14, 1, 'Hari'],
  [3, 15, 1.5, 'Lea'],
  [4, 9.5, 0.5],
  [4, 10, 1.5, 'Pia'],
  [4, 12, 0.5],
  [4, 14.5, 1.5, 'Om'],
  [5, 9, 1, 'Jaya'],
  [5, 10, 0.5],
  [5, 11, 1, 'Sam'],
];

const CLOSED = mix(INK, 7, CARD);

const atHour = (hour: number): number => TOP + (hour - OPENS) * HOUR;
const atDay = (day: number): number => LEFT + day * DAY;

const isNow = ([day, start, hours]: Booking): boolean =>
  day === TODAY && start <= NOW && start + hours > NOW;
const isPast = ([day, start]: Booking): boolean => day < TODAY || (day === TODAY && start < NOW);

const colourOf = (booking: Booking): string => {
  if (isNow(booking)) return PRIMARY;
  return tint(isPast(booking) ? 12 : 34);
};

const inkOf = (booking: Booking): string => {
  if (isNow(booking)) return ON_PRIMARY;
  return isPast(booking) ? QUIET_INK : INK;
};

/** Six days of appointments. What has been is paler than what is to come. */
export function WeekCalendar({ title }: PictureProps) {
  return (
    <Drawing title={title} width={800} height={500}>
      <rect width="800" height="500" fill={tint(12)} />
      <rect x={LEFT} y={TOP} width={DAY * 6} height="400" fill={CARD} />
      <rect x={LEFT} y={atHour(13)} width={DAY * 6} height={HOUR} fill={CLOSED} />
      <rect x={atDay(5)} y={atHour(14)} width={DAY} height="150" fill={CLOSED} />
      <g stroke={LINE} strokeWidth="2">
        {[9, 11, 13, 15].map((hour) => (
          <path key={hour} d={`M${LEFT} ${atHour(hour)}H800`} />
        ))}
        {DAYS.map((day, index) => (
          <path key={day} d={`M${atDay(index)} ${TOP}V500`} />
        ))}
      </g>
      <g fontSize="32" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {[9, 11, 13, 15].map((hour) => (
          <text key={hour} x="70" y={atHour(hour) + 11} fill={QUIET_INK} textAnchor="end">
            {hour}
          </text>
        ))}
        {DAYS.map((day, index) => (
          <text
            key={day}
            x={atDay(index) + 8}
            y="68"
            fill={index < TODAY ? QUIET_INK : INK}
            fontWeight={index === TODAY ? 700 : 400}
          >
            {day}
          </text>
        ))}
        <rect x={atDay(TODAY) + 1} y={TOP - 7} width={DAY - 2} height="8" fill={PRIMARY} />
        {BOOKINGS.map((booking) => {
          const [day, start, hours, name] = booking;
          return (
            <g key={`${day} ${start}`}>
              <rect
                x={atDay(day) + 4}
                y={atHour(start) + 3}
                width={DAY - 8}
                height={hours * HOUR - 5}
                rx="6"
                fill={colourOf(booking)}
              />
              {name && (
                <text x={atDay(day) + 16} y={atHour(start) + 37} fill={inkOf(booking)}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <path d={`M${atDay(TODAY)} ${atHour(NOW)}h${DAY}`} stroke={CARD} strokeWidth="7" />
      <path d={`M${atDay(TODAY)} ${atHour(NOW)}h${DAY}`} stroke={INK} strokeWidth="3" />
      <circle cx={atDay(TODAY)} cy={atHour(NOW)} r="8" fill={INK} />
    </Drawing>
  );
}
