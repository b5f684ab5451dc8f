import { BRAND_INK, LINE } from './colours';
import { Drawing, type PictureProps } from './drawing';

const SAMPLES = 212;
const ROWS = 4;
/** Eleven of them are on the pages that a commit has touched. */
const CHANGED = { from: 84, to: 95 };

/** Every sample of a manual is a bar; those that run today are filled. */
export function DocsSamples({ title }: PictureProps) {
  return (
    <Drawing title={title} width={(SAMPLES / ROWS) * 6 - 2} height={74}>
      {Array.from({ length: SAMPLES }, (_, at) => (
        <rect
          key={at}
          x={Math.floor(at / ROWS) * 6}
          y={(at % ROWS) * 19}
          width="4"
          height="17"
          fill={at >= CHANGED.from && at < CHANGED.to ? BRAND_INK : LINE}
        />
      ))}
    </Drawing>
  );
}
