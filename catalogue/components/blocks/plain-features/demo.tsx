import { QUERN } from '../../../media/businesses/quern.ts';
import { DocsTerminal } from '../../../media/pictures/docs-terminal.tsx';
import { PlainFeatures } from './component.tsx';

/** The drawings take the colours of the section, also where the page sets none. */
const COLOURS =
  '[--border:var(--line)] [--card:var(--page)] [--foreground:var(--ink)] [--muted-foreground:var(--quiet)] [--primary:var(--main)]';

/** Lines of a page with dots up to what is said about them. */
function Rows({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <dl className="m-0 grid gap-2.5 text-sm tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="flex min-w-0 flex-1 items-baseline gap-2 [font-family:var(--brand-font-mono,ui-monospace,monospace)] after:flex-1 after:border-b after:border-dotted after:border-(--quiet)/60">
            <bdi>{name}</bdi>
          </dt>
          <dd className="m-0 text-(--quiet)">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const SAMPLES = 212;
const CHANGED = 11;
const COLUMNS = 53;

/** Every sample of the guide. Those of a usual day are filled. */
function Samples() {
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * 6 - 2} 50`}
      className="block w-full"
      role="img"
      aria-label={`${CHANGED} of ${SAMPLES} samples`}
    >
      {Array.from({ length: SAMPLES }, (_, at) => (
        <rect
          key={at}
          x={Math.floor(at / 4) * 6}
          y={(at % 4) * 13}
          width="4"
          height="11"
          className={at >= 84 && at < 84 + CHANGED ? 'fill-(--main-text)' : 'fill-(--line)'}
        />
      ))}
    </svg>
  );
}

const [page, line, differ, changed, leaves] = QUERN.features;

/** The last of five tiles is wide and has its picture beside the text. */
export function Demo() {
  return (
    <PlainFeatures
      features={[
        {
          ...page!,
          media: (
            <Rows
              rows={[
                ['POST /refunds', 'sample, line 41'],
                ['amount=120000', 'sample, line 42'],
                ['# 200', 'answer, line 43'],
              ]}
            />
          ),
        },
        {
          ...differ!,
          media: (
            <Rows
              rows={[
                ['created_at', 'any date'],
                ['refund.id', 'any id'],
                ['signature', 'any 64 characters'],
              ]}
            />
          ),
        },
        {
          ...changed!,
          media: (
            <div>
              <Samples />
              <p className="m-0! mt-2.5! text-sm! text-(--quiet)!">
                11 of 212 samples on most days
              </p>
            </div>
          ),
        },
        { ...leaves!, link: { label: 'Where data is', href: '#data' } },
        {
          ...line!,
          link: { label: 'Set up your editor', href: '#editor' },
          media: (
            <div
              dir="ltr"
              className={`overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) ${COLOURS}`}
            >
              {/* Without a title, because the text of the tile says the same. */}
              <DocsTerminal />
            </div>
          ),
        },
      ]}
    />
  );
}
