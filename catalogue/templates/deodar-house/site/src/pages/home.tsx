import { useState } from 'react';
import { day, house, months, rooms } from '../content.ts';
import { Landscape } from '../drawings/landscape.tsx';
import { MonthStrip } from '../month-strip.tsx';
import { mount } from '../mount.tsx';
import { rupees } from '../quote.ts';

const thisMonth = (): number => new Date().getMonth();

function Hero() {
  const [month, setMonth] = useState(thisMonth);
  const { name, season } = months[month]!;
  return (
    <>
      <div data-season={season} className="landscape bg-(--sky)">
        <div className="mx-auto grid max-w-[84rem] items-end gap-x-10 gap-y-6 px-5 pt-10 sm:px-10 lg:grid-cols-[8fr_4fr] lg:pt-14">
          <h1 className="headline text-6xl sm:text-7xl lg:text-8xl">
            Five rooms <em>above</em> the cloud line
          </h1>
          <div className="lg:pb-3">
            <p className="max-w-md text-lg">
              A stone house at {house.elevationMetres.toLocaleString('en-IN')} metres, with one long
              table, nine hundred books and the snows at breakfast.
            </p>
            <a
              href="./stay.html"
              className="mt-5 inline-flex min-h-12 items-center rounded-full bg-accent px-7 font-semibold text-on-accent hover:underline"
            >
              Plan a stay
            </a>
          </div>
        </div>
        <Landscape
          season={season}
          keep="house"
          label={`The house on its ridge in ${name}, with deodars around it and snow peaks behind`}
          className="mt-2 h-80 w-full sm:h-auto"
        />
      </div>
      <MonthStrip chosen={month} onChoose={setMonth} />
    </>
  );
}

function Letter() {
  return (
    <section aria-labelledby="letter-title" className="border-t border-rule bg-leaf">
      <div className="mx-auto grid max-w-[84rem] gap-x-16 gap-y-8 px-5 py-16 sm:px-10 lg:grid-cols-[4fr_8fr] lg:py-24">
        <div>
          <h2 id="letter-title" className="headline text-4xl sm:text-5xl">
            A letter, since you ask
          </h2>
          <p className="label mt-4">Written at the long table, in pencil</p>
        </div>
        <div className="max-w-[62ch] font-serif text-xl leading-relaxed lg:columns-2 lg:max-w-none lg:gap-12">
          <p className="first-letter:float-start first-letter:me-3 first-letter:mt-2 first-letter:text-7xl first-letter:leading-[0.75] first-letter:text-accent">
            The house was built for a forester who measured trees for forty years and felled, by his
            own count, eleven. He put it where the morning arrives first, and faced every bed that
            way.
          </p>
          <p className="mt-4">
            We have changed the plumbing and left the rest. There is no television and no gong.
            There is a spring, a kitchen that follows the garden, and a bench from which one sees
            three hundred kilometres of snow when the weather agrees.
          </p>
          <p className="mt-4">
            We let five rooms and no more, because the table seats fourteen. If we are full, we will
            say so by return, and tell you who is good nearby.
          </p>
        </div>
      </div>
    </section>
  );
}

function RoomIndex() {
  return (
    <section aria-labelledby="rooms-title" className="border-t border-rule">
      <div className="mx-auto max-w-[84rem] px-5 py-16 sm:px-10 lg:py-24">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="rooms-title" className="headline text-4xl sm:text-5xl">
            The rooms
          </h2>
          <p className="label">A full-rate night for two, with breakfast, before tax</p>
        </div>
        <ul className="mt-8 border-b border-rule">
          {rooms.map(({ id, name, view, sleeps, season, ratePerNight }) => (
            <li key={id} className="border-t border-rule">
              <a
                href={`./rooms.html#${id}`}
                className="group grid grid-cols-[5rem_1fr] items-center gap-x-5 py-4 sm:grid-cols-[9rem_4fr_3fr_2fr]"
              >
                <Landscape
                  season={season}
                  withHouse={false}
                  viewBox="380 60 720 540"
                  className="row-span-2 aspect-4/3 w-full rounded-t-full sm:row-span-1"
                />
                <span className="headline text-4xl underline-offset-8 group-hover:underline sm:text-5xl">
                  {name}
                </span>
                <span className="hidden text-soft sm:block">{view}</span>
                <span className="text-soft sm:text-end">
                  <span className="font-semibold text-ink tabular-nums">
                    {rupees(ratePerNight)}
                  </span>
                  , sleeps {sleeps}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Day() {
  return (
    <section aria-labelledby="day-title" className="border-t border-rule bg-leaf">
      <div className="mx-auto grid max-w-[84rem] gap-10 px-5 py-16 sm:px-10 lg:grid-cols-[4fr_8fr] lg:py-24">
        <h2 id="day-title" className="headline text-4xl sm:text-5xl">
          A day, if you follow it
        </h2>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {day.map(({ time, text }) => (
            <li
              key={time}
              className="grid grid-cols-[5.5rem_1fr] items-baseline border-t border-rule pt-3"
            >
              <span className="headline text-3xl text-accent tabular-nums">{time}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

mount(
  'home',
  <>
    <Hero />
    <Letter />
    <RoomIndex />
    <Day />
  </>,
);
