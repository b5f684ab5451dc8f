import { Link, useSearchParams } from 'react-router';
import { intentQuery, readIntent } from '../../state/intent.ts';

type OtherWayProps = { question: string; to: '/login' | '/register'; children: string };

/** A link from sign-in to sign-up or back. It keeps the pending intent. */
export function OtherWay({ question, to, children }: OtherWayProps) {
  const [search] = useSearchParams();
  return (
    <p className="mt-6 text-center text-sm text-ink-muted">
      {question}{' '}
      <Link
        to={to + intentQuery(readIntent(search))}
        className="rounded-sm py-2 font-strong text-accent hover:underline"
      >
        {children}
      </Link>
    </p>
  );
}
