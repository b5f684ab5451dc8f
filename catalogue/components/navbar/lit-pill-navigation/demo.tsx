import { LitPillNavigation } from './component.tsx';

/** Half an hour of a camera pointed at the pole: every star draws a piece of its circle. */
const TRAILS = Array.from({ length: 30 }, (_, index) => ({
  radius: 30 + index * 17,
  turn: (index * 137) % 360,
  length: 30 + ((index * 53) % 50),
  width: index % 4 === 0 ? 2.6 : 1.2,
}));

/** Above the sky it was made for. */
export function Demo() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-[#e6e8f5] [font-family:ui-sans-serif,system-ui,sans-serif] text-[#11172c] md:min-h-150 dark:bg-[#04060d] dark:text-[#f2f5ff]">
      <svg
        viewBox="0 0 1040 600"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full"
      >
        <g className="fill-none stroke-[#4034b4] dark:stroke-[#c9d6ff]">
          {TRAILS.map(({ radius, turn, length, width }, index) => (
            <circle
              key={radius}
              cx="884"
              cy="250"
              r={radius}
              pathLength="360"
              strokeWidth={width}
              strokeDasharray={`${length} ${index % 2 === 0 ? 60 : 84}`}
              strokeLinecap="round"
              transform={`rotate(${turn} 884 250)`}
              opacity={(index % 3 === 0 ? 0.9 : 0.5) * (1 - index / 34)}
            />
          ))}
        </g>
        <circle cx="884" cy="250" r="5" className="fill-[#4034b4] dark:fill-[#ffd98a]" />
        <g className="fill-[#11172c] dark:fill-[#0d1226]">
          <path d="M0 600v-40c200-26 380-6 560-16 160-8 300-14 480 4v52Z" />
          <path d="M786 556V462a98 98 0 0 1 196 0v94Z" />
          <path d="M772 470h224v14H772Z" />
        </g>
        <path d="M876 366h24l10 104h-46Z" className="fill-[#ffd98a]" />
      </svg>
      <LitPillNavigation />
      <div className="mt-10 px-6 pb-40 md:mt-auto md:px-12 md:pb-28">
        <p className="m-0 max-w-[9ch] text-6xl leading-none font-extralight tracking-[-0.04em] md:text-7xl">
          Saturn is up at 7.10
        </p>
        <p className="m-0 mt-4 max-w-[30ch] text-lg text-[#2c3354] dark:text-[#c3cbe6]">
          The roof slides back at seven, weather willing.
        </p>
      </div>
    </div>
  );
}
