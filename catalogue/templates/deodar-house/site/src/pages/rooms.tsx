import { type Room, rooms, type Season, seasonRates } from '../content.ts';
import { FloorPlan } from '../drawings/floor-plan.tsx';
import { Landscape } from '../drawings/landscape.tsx';
import { RoomWindow, VIEWS } from '../drawings/room-window.tsx';
import { mount } from '../mount.tsx';
import { nightlyRate, rupees } from '../quote.ts';

const seasons = Object.keys(seasonRates) as Season[];

function RoomSection({ room, index }: { room: Room; index: number }) {
  const isTurned = index % 2 === 1;
  return (
    <section
      id={room.id}
      aria-labelledby={`${room.id}-title`}
      className={`border-t border-rule ${isTurned ? 'bg-leaf' : ''}`}
    >
      <div className="mx-auto grid max-w-[84rem] items-center gap-x-16 gap-y-8 px-5 py-14 sm:px-10 lg:grid-cols-2 lg:py-20">
        <div className={isTurned ? 'lg:order-2' : ''}>
          <RoomWindow
            season={room.season}
            label={`The view from ${room.name}: ${room.view.toLowerCase()}`}
          />
        </div>
        <div>
          <p className="label">{room.view}</p>
          <h2 id={`${room.id}-title`} className="headline mt-2 text-6xl sm:text-7xl">
            {room.name}
          </h2>
          <p className="mt-5 max-w-prose text-lg">{room.text}</p>
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt className="text-soft">Beds</dt>
            <dd>{room.beds}</dd>
            <dt className="text-soft">Sleeps</dt>
            <dd>{room.sleeps}</dd>
            <dt className="text-soft">Size</dt>
            <dd>{room.squareMetres} m²</dd>
          </dl>
          <div className="mt-8 grid items-end gap-8 sm:grid-cols-2">
            <table className="w-full">
              <caption className="label pb-2 text-start">A night for two, before tax</caption>
              <tbody>
                {seasons.map((season) => (
                  <tr key={season} className="border-t border-rule">
                    <th scope="row" className="py-1.5 text-start font-normal">
                      {seasonRates[season].name}
                    </th>
                    <td className="py-1.5 text-end font-semibold tabular-nums">
                      {rupees(nightlyRate(room, season))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <FloorPlan room={room} />
          </div>
          <a
            href={`./stay.html?room=${room.id}`}
            className="mt-8 inline-flex min-h-12 items-center rounded-full border border-edge px-7 font-semibold hover:bg-accent hover:text-on-accent"
          >
            Plan a stay in {room.name}
          </a>
        </div>
      </div>
    </section>
  );
}

mount(
  'rooms',
  <>
    <div className="mx-auto max-w-[84rem] px-5 py-14 sm:px-10 lg:py-20">
      <h1 className="headline max-w-4xl text-6xl sm:text-7xl lg:text-8xl">Choose by the window</h1>
      <p className="mt-6 max-w-xl text-lg text-soft">
        The beds are equally good. What differs is what you see before you are quite awake, so that
        is what we show first.
      </p>
      <nav aria-label="Rooms" className="mt-12">
        <ul className="grid grid-cols-3 gap-x-4 gap-y-4 sm:grid-cols-5 lg:gap-x-8">
          {rooms.map(({ id, name, season }) => (
            <li key={id}>
              <a href={`#${id}`} className="group block">
                <Landscape
                  season={season}
                  withHouse={false}
                  viewBox={VIEWS[season]}
                  className="aspect-5/4 w-full rounded-t-full"
                />
                <span className="flex min-h-11 items-center font-serif text-2xl underline-offset-8 group-hover:underline">
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
    {rooms.map((room, index) => (
      <RoomSection key={room.id} room={room} index={index} />
    ))}
  </>,
);
