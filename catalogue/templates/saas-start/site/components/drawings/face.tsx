import { CARD, mix, PRIMARY } from './colours';

/** The ground of a portrait: between light and dark, so that black and white hair stand out in both themes. */
export const BACKDROP = mix(mix(PRIMARY, 36, '#b4bdc6'), 46, CARD);

/** A skin and the parts of a face that are made from it. */
export const skin = (colour: string) => ({
  light: colour,
  shade: mix('#3b1710', 20, colour),
  line: mix('#2a0f0a', 58, colour),
  lip: mix('#8c2f33', 38, colour),
  blush: mix('#b4483a', 16, colour),
});

type EyeProps = { x: number; y: number; width: number; iris: string; lid: string; look?: number };

/** An eye: the lid is a line that is heavier than the rest, and the iris is cut by it. */
export function Eye({ x, y, width, iris, lid, look = 0 }: EyeProps) {
  const half = width / 2;
  const rise = width * 0.3;
  return (
    <g>
      <path
        d={`M${x - half} ${y + 1}Q${x} ${y - rise * 1.7} ${x + half} ${y + 1}Q${x} ${y + rise * 1.1} ${x - half} ${y + 1}z`}
        fill="#f3ebe3"
      />
      <circle cx={x + look} cy={y - 0.5} r={width * 0.2} fill={iris} />
      <path
        d={`M${x - half - 1} ${y + 2}Q${x} ${y - rise * 1.9} ${x + half + 1} ${y + 1}`}
        fill="none"
        stroke={lid}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
