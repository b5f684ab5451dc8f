import { DrumNightCountdown } from './component.tsx';

/** Nine days before the first beat. */
export function Demo() {
  return <DrumNightCountdown start="2026-11-27T20:30:00+05:30" />;
}
