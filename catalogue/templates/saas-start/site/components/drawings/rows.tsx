import { INK, LINE, MONO, QUIET_INK } from './colours';
import { type PictureProps, readingOf } from './drawing';

type Props = PictureProps & { rows: [name: string, value: string][] };

/** Lines of code, each with what is said about it on the right. */
export function Rows({ title, rows }: Props) {
  return (
    <div
      {...readingOf(title)}
      dir="ltr"
      className="grid text-sm tabular-nums"
      style={{ color: INK }}
    >
      {rows.map(([name, value]) => (
        <span
          key={name}
          className="flex items-baseline justify-between gap-4 border-t py-2 last:pb-0"
          style={{ borderColor: LINE }}
        >
          <span style={{ fontFamily: MONO }}>{name}</span>
          <span className="text-end" style={{ color: QUIET_INK }}>
            {value}
          </span>
        </span>
      ))}
    </div>
  );
}
