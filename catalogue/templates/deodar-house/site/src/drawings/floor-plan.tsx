import type { Room } from '../content.ts';
import { rooms } from '../content.ts';

/** Where a room is in its floor; the walls are drawn, the room is filled. */
export function FloorPlan({ room }: { room: Room }) {
  const others = rooms.filter(({ id, floor }) => floor === room.floor && id !== room.id);
  const isGround = room.floor === 'Ground';
  return (
    <figure>
      <svg
        viewBox="-0.3 -0.3 15.6 8.4"
        role="img"
        aria-label={`${room.name} in the plan of the ${room.floor.toLowerCase()} floor`}
        className="w-full max-w-72 fill-none stroke-ink"
        strokeWidth=".12"
      >
        <rect x="0" y="0" width={isGround ? 9.4 : 15} height="5" />
        {isGround && <rect x="10" y="0" width="5" height="7" />}
        {isGround && <path d="M6 0v5M6 3h3.4" />}
        {others.map(({ id, plan: [x, y, width, height] }) => (
          <rect key={id} x={x} y={y} width={width} height={height} />
        ))}
        <rect
          x={room.plan[0]}
          y={room.plan[1]}
          width={room.plan[2]}
          height={room.plan[3]}
          className="fill-accent"
        />
        <path
          d={isGround ? 'M0 6.600h9.400M0 5v1.600M9.4 5v1.6' : 'M0 6.600h15M0 5v1.600M15 5v1.6'}
          strokeDasharray=".35 .25"
        />
        <path d="M12.5 7.700l.3-.5.3.5z" className="fill-ink" />
      </svg>
      <figcaption className="label mt-1">{room.floor} floor; the veranda is dashed</figcaption>
    </figure>
  );
}
