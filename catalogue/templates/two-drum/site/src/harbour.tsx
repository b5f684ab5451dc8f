import { halftone } from './halftone.ts';

const SKY = halftone(800, 520, 13, (x, y) => {
  const away = Math.hypot(x - 520, y - 300);
  return away < 236 ? 0 : Math.max(0, 0.62 - y / 760 - (away - 236) / 1400);
});

const SUN = halftone(800, 600, 9, (x, y) => {
  const away = Math.hypot(x - 520, y - 300);
  return away > 228 ? 0 : 0.12 + (y - 90) / 380;
});

/** Ropes of the net, from the tip of the lever to the four corners of the frame. */
const ROPES = [
  [238, 148, 92, 356],
  [238, 148, 192, 330],
  [238, 148, 318, 340],
  [238, 148, 404, 378],
];

const waves = (top: number, step: number, length: number, shift: number): string =>
  Array.from({ length: Math.ceil(800 / length) + 1 }, (_, at) => at * length - shift)
    .map((x) => `M${x} ${top}q${length / 4} ${-step} ${length / 2} 0t${length / 2} 0`)
    .join('');

/** Dusk at the harbour with a cantilever net, printed in the two inks of the page. */
export function Harbour() {
  return (
    <svg
      viewBox="0 0 800 760"
      role="img"
      aria-label="Print of a fishing net on long poles in front of a low sun, over a striped sea, in two inks"
      className="overprint block h-auto w-full bg-sheet"
    >
      <g className="fill-ink-a">
        <path d={SKY} />
        <path d="M0 520h800v28H0zM0 572h800v20H0zM0 618h800v14H0zM0 660h800v9H0zM0 700h800v5H0z" />
        <circle cx="520" cy="300" r="228" opacity=".4" />
        <path d="M92 356q150 120 312 22l-10 42q-150 84-292-22z" opacity=".55" />
      </g>
      <g className="fill-ink-b" transform="translate(-5 4)">
        <path d={SUN} />
        <path d="M0 520h800v240H0z" opacity=".3" />
        <g className="fill-none stroke-ink-b" strokeLinecap="round">
          <path d={waves(556, 9, 80, 0)} strokeWidth="7" />
          <path d={waves(604, 9, 96, 30)} strokeWidth="6" />
          <path d={waves(652, 9, 112, 10)} strokeWidth="5" />
          <path d={waves(702, 9, 128, 50)} strokeWidth="4" />
          <path d="M690 560 238 148M690 560 470 236" strokeWidth="15" />
          <path d="M588 640 640 470M742 648 676 470M560 500h180M574 548h178" strokeWidth="11" />
          <path d="M92 356q120-54 312 22M92 356q150 120 312 22" strokeWidth="6" />
          <path
            d="M128 372q120 70 246 16M172 352q80 96 180 46M230 340q-20 80 40 106M300 346q20 60-40 100"
            strokeWidth="2.5"
          />
          {ROPES.map(([x1, y1, x2, y2]) => (
            <path key={x2} d={`M${x1} ${y1}L${x2} ${y2}`} strokeWidth="4" />
          ))}
        </g>
        <path d="M628 470a16 16 0 1 1 0 .1zM664 470a22 22 0 1 1 44 0 22 22 0 1 1-44 0z" />
        <path d="M70 634h232q-22 46-62 46H136q-44 0-66-46z" />
        <path d="M150 626q8-46 18-46t16 46zM206 626q4-34 14-34t12 34z" />
        <path d="M560 116q14-16 28 0 14-16 28 0-14-6-28 8-14-14-28-8zM470 160q10-12 20 0 10-12 20 0-10-5-20 6-10-11-20-6z" />
      </g>
    </svg>
  );
}
