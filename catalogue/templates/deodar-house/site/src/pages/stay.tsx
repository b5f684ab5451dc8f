import { useState } from 'react';
import { Bill } from '../bill.tsx';
import { Choice } from '../choice.tsx';
import { extras, meals, months, rooms, rules } from '../content.ts';
import { Landscape } from '../drawings/landscape.tsx';
import { mount } from '../mount.tsx';
import {
  dateOf,
  findObstacle,
  later,
  nightlyRate,
  quote,
  rupees,
  seasonOn,
  today,
  type Wish,
} from '../quote.ts';
import { Stepper } from '../stepper.tsx';

const LEAD_DAYS = 30;

function firstWish(): Wish {
  const asked = new URLSearchParams(location.search).get('room');
  return {
    arrival: later(dateOf(today()), LEAD_DAYS).toISOString().slice(0, 10),
    nights: 3,
    adults: 2,
    children: 0,
    room: rooms.find(({ id }) => id === asked) ?? rooms[0]!,
    mealsId: 'half',
    extraIds: [],
  };
}

const group = 'border-b border-rule pb-8 mb-8';
const heading = 'headline mb-3 text-3xl';

function Planner() {
  const [wish, setWish] = useState(firstWish);
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const obstacle = findObstacle(wish, today());
  const made = obstacle === null ? quote(wish) : null;
  const isLate = made !== null && made.freeUntil < dateOf(today());
  const isDate = !Number.isNaN(dateOf(wish.arrival).getTime());
  const season = isDate ? seasonOn(dateOf(wish.arrival)) : 'autumn';
  const month = isDate ? months[dateOf(wish.arrival).getUTCMonth()] : undefined;
  const toggle = (id: string) =>
    change({
      extraIds: wish.extraIds.includes(id)
        ? wish.extraIds.filter((each) => each !== id)
        : [...wish.extraIds, id],
    });
  return (
    <div className="mx-auto grid max-w-[84rem] gap-x-16 gap-y-10 px-5 py-12 sm:px-10 lg:grid-cols-[7fr_5fr] lg:py-16">
      <form className="no-print" onSubmit={(event) => event.preventDefault()}>
        <div className={group}>
          <h2 className={heading}>When, and how many</h2>
          <label className="block py-2">
            Arriving on
            <input
              type="date"
              value={wish.arrival}
              min={today()}
              required
              aria-describedby="obstacle"
              onChange={(event) => change({ arrival: event.target.value })}
              className="mt-1 block min-h-12 w-full max-w-72 rounded-lg border border-edge bg-leaf px-3 text-lg"
            />
          </label>
          <Stepper
            label="Nights"
            value={wish.nights}
            min={1}
            max={rules.nightsMax}
            onChange={(nights) => change({ nights })}
          />
          <Stepper
            label="Adults"
            value={wish.adults}
            min={1}
            max={5}
            onChange={(adults) => change({ adults })}
          />
          <Stepper
            label="Children"
            note={`From ${rules.childrenFreeBelow} years; smaller ones are free`}
            value={wish.children}
            min={0}
            max={4}
            onChange={(children) => change({ children })}
          />
        </div>
        <fieldset className={group}>
          <legend className={heading}>Which window</legend>
          {rooms.map((room) => (
            <Choice
              key={room.id}
              kind="radio"
              name="room"
              value={room.id}
              isChecked={wish.room.id === room.id}
              onChange={() => change({ room })}
              title={room.name}
              text={`${room.view}; sleeps ${room.sleeps}`}
              price={rupees(nightlyRate(room, season))}
            />
          ))}
        </fieldset>
        <fieldset className={group}>
          <legend className={heading}>What to eat</legend>
          {meals.map(({ id, name, text, perPersonPerDay }) => (
            <Choice
              key={id}
              kind="radio"
              name="meals"
              value={id}
              isChecked={wish.mealsId === id}
              onChange={() => change({ mealsId: id })}
              title={name}
              text={text}
              price={perPersonPerDay === 0 ? 'included' : `${rupees(perPersonPerDay)} each a day`}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className={heading}>And perhaps</legend>
          {extras.map(({ id, name, text, price }) => (
            <Choice
              key={id}
              kind="checkbox"
              name="extras"
              value={id}
              isChecked={wish.extraIds.includes(id)}
              onChange={() => toggle(id)}
              title={name}
              text={text}
              price={rupees(price)}
            />
          ))}
        </fieldset>
      </form>
      <aside
        aria-label="Your stay"
        className="self-start overflow-hidden rounded-t-[10rem] border border-rule bg-leaf lg:sticky lg:top-6"
      >
        <Landscape season={season} viewBox="700 60 800 480" className="no-print h-56 w-full" />
        <div className="p-6 sm:p-8">
          <h2 className="headline text-4xl">
            {month ? `${wish.room.name} in ${month.name}` : wish.room.name}
          </h2>
          <p
            id="obstacle"
            role="status"
            className={obstacle === null ? 'sr-only' : 'mt-4 border-s-4 border-accent ps-4'}
          >
            {obstacle ?? `In all ${made ? rupees(made.total) : ''}`}
          </p>
          {made && <Bill wish={wish} made={made} isLate={isLate} />}
        </div>
      </aside>
    </div>
  );
}

mount(
  'stay',
  <>
    <div className="mx-auto max-w-[84rem] px-5 pt-14 sm:px-10 lg:pt-20">
      <h1 className="headline max-w-4xl text-6xl sm:text-7xl">The whole sum, before you ask</h1>
      <p className="mt-6 max-w-xl text-lg text-soft">
        Nothing is booked here. Put a stay together, see what it costs with tax, and send it to us
        as a letter. We answer the same day, unless the line is down.
      </p>
    </div>
    <Planner />
  </>,
);
