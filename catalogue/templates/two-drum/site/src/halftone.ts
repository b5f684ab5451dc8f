const dot = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 0 ${(radius * 2).toFixed(2)} 0a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 0 ${(-radius * 2).toFixed(2)} 0`;

/** One path of dots on a turned grid; `tone` says how dark it is at a place, from 0 to 1. */
export function halftone(
  width: number,
  height: number,
  pitch: number,
  tone: (x: number, y: number) => number,
): string {
  const path: string[] = [];
  for (let row = 0; row * pitch * 0.5 <= height; row++)
    for (let column = 0; column * pitch <= width + pitch; column++) {
      const x = column * pitch + (row % 2 === 0 ? 0 : pitch / 2);
      const y = row * pitch * 0.5;
      const radius = Math.sqrt(Math.max(0, Math.min(1, tone(x, y)))) * pitch * 0.4;
      if (radius > 0.35) path.push(dot(x, y, radius));
    }
  return path.join('');
}
