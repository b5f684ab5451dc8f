import { LitPillNavigation } from './component.tsx';

const STARS = [
  { x: 70, y: 150, r: 2 },
  { x: 168, y: 232, r: 1.5 },
  { x: 250, y: 138, r: 3 },
  { x: 352, y: 196, r: 1.5 },
  { x: 430, y: 128, r: 2 },
  { x: 508, y: 250, r: 2.5 },
  { x: 590, y: 158, r: 1.5 },
  { x: 960, y: 420, r: 3 },
  { x: 1004, y: 150, r: 2 },
  { x: 560, y: 400, r: 1.5 },
];

/** Above the sky it was made for. */
export function Demo() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-[#e4e7f3] [font-family:ui-sans-serif,system-ui,sans-serif] text-[#141a30] md:min-h-160 dark:bg-[#060914] dark:text-[#eef1ff]">
      <svg
        viewBox="0 0 1040 640"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full fill-[#4338a8] dark:fill-[#eef1ff]"
      >
        {STARS.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
        <g transform="rotate(-18 780 300)">
          <circle cx="780" cy="300" r="116" className="fill-[#c8cde4] dark:fill-[#10172e]" />
          <path
            d="M664 300a116 116 0 0 1 232 0c-40 22-78 32-116 32s-76-10-116-32Z"
            className="fill-[#f4f5fb] dark:fill-[#1a2345]"
          />
          <path
            d="M674 262c-60 14-96 30-96 46 0 30 90 52 202 52s202-22 202-52c0-16-36-32-96-46"
            className="fill-none stroke-[#4338a8] dark:stroke-[#9db4ff]"
            strokeWidth="2.5"
          />
          <path
            d="M668 280c-36 8-58 18-58 27 0 20 76 36 170 36s170-16 170-36c0-9-22-19-58-27"
            className="fill-none stroke-[#4338a8]/50 dark:stroke-[#9db4ff]/50"
            strokeWidth="9"
          />
        </g>
      </svg>
      <LitPillNavigation />
      <div className="mt-auto px-6 pb-28 md:px-12 md:pb-28">
        <p className="m-0 max-w-[9ch] text-6xl leading-none font-extralight tracking-[-0.04em] md:text-7xl">
          Saturn is up at 7.10
        </p>
        <p className="m-0 mt-4 max-w-[34ch] text-lg text-[#454d6b] dark:text-[#aab4d4]">
          Rings open by eleven degrees. The roof slides back at seven, weather willing.
        </p>
      </div>
    </div>
  );
}
