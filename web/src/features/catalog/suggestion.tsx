import { Link } from 'react-router';
import { filterPath } from './filter.ts';

/** A suggested spelling for the search. */
export function Suggestion({ words }: { words: string }) {
  return (
    <p className="mt-2">
      Did you mean{' '}
      <Link
        to={filterPath({ search: words })}
        className="rounded-sm font-strong text-ink underline underline-offset-4 hover:text-accent"
      >
        {words}
      </Link>
      ?
    </p>
  );
}
