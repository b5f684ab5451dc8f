import { Link } from 'react-router';
import type { OutdatedCopy } from '@tessera/contract/saved';

type OutdatedNoteProps = { slug: string; copy: OutdatedCopy };

/** Says that a newer version than the copied one is out. It also works on a card that is a link itself. */
export const OutdatedNote = ({ slug, copy: { copied, current } }: OutdatedNoteProps) => (
  <Link
    to={`/components/${encodeURIComponent(slug)}/versions`}
    className="relative shrink-0 rounded-sm py-1.5 text-xs font-strong text-warning underline underline-offset-4 hover:text-ink"
  >
    You copied v{copied}, v{current} is out
  </Link>
);
