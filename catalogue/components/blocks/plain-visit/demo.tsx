import { NEEM_LANE } from '../../../media/businesses/neem-lane.ts';
import { NeighbourhoodMap } from '../../../media/pictures/neighbourhood-map.tsx';
import { PlainVisit } from './component.tsx';

const { name, contact } = NEEM_LANE;

/** The map takes the colours of the section, and fills its place. */
function Map() {
  return (
    <div
      role="img"
      aria-label="Nine minutes on foot from the station to the practice"
      dir="ltr"
      className="absolute inset-0 overflow-hidden [--border:var(--line)] [--card:var(--page)] [--foreground:var(--ink)] [--muted-foreground:var(--quiet)] [--primary:#2a6db0]"
    >
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 translate-y-[4%]">
        <NeighbourhoodMap />
      </div>
    </div>
  );
}

export function Demo() {
  return (
    <PlainVisit
      name={name}
      address={contact.address}
      phone={contact.phone}
      email={contact.email}
      media={<Map />}
    />
  );
}
