import { formatShortDate } from '@tessera/contract/days';
import type { KnownFaults as Known } from '@tessera/contract/faults';

/** The confirmed faults of the current version. Nothing when there are none. */
export function KnownFaults({ known }: { known: Known | null }) {
  if (!known || known.faults.length === 0) return null;
  return (
    <section aria-labelledby="known-faults-title">
      <h2 id="known-faults-title" className="text-base font-strong">
        Known faults of v{known.version}
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm text-ink-muted wrap-anywhere">
        {known.faults.map(({ _id, sentence, since }) => (
          <li key={_id}>
            {sentence}{' '}
            <span className="whitespace-nowrap text-ink-faint">
              since <time dateTime={since}>{formatShortDate(new Date(since))}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
