import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { User } from '@tessera/contract/users';
import { PanelFrame, PanelSkeleton } from '../features/creators/panel-frame.tsx';
import { ProgramPage } from '../features/creators/program-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../state/session.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import type { Route } from './+types/creator-program.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Creator Program',
    description:
      'Sell the interface components you build. Creators keep 100% of every single sale and pay 0% commission.',
    path: '/creator-program',
    share: 'creators',
  });

export default function CreatorProgramRoute() {
  return <ProgramPage panel={<Panel />} />;
}

type Piece = ComponentType<{ user: User | null }>;

/** Early enough for keyboard users, and after everything that the first view of the page needs. */
const LOAD_AFTER_MS = 2_000;
const NEAR = '800px';

/**
 * The page is the same for all visitors. The personal part is loaded when it is near the viewport,
 * or a little later.
 */
function Panel() {
  const { status, user } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<Piece | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    const load = () => {
      stop();
      import('../features/creators/application-panel.tsx').then(
        (piece) => !gone && setLoaded(() => piece.ApplicationPanel),
        () => !gone && setFailed(true),
      );
    };
    const timer = setTimeout(load, attempt === 0 ? LOAD_AFTER_MS : 0);
    const approach = new IntersectionObserver(([seen]) => void (seen?.isIntersecting && load()), {
      rootMargin: NEAR,
    });
    if (place.current) approach.observe(place.current);
    const stop = () => {
      clearTimeout(timer);
      approach.disconnect();
    };
    return () => {
      gone = true;
      stop();
    };
  }, [attempt]);

  if (Loaded && status !== 'loading') return <Loaded user={user} />;
  if (!failed)
    return (
      <div ref={place}>
        <PanelSkeleton />
      </div>
    );
  return (
    <PanelFrame>
      <ErrorState
        title="The form could not be loaded"
        headingLevel="h3"
        className="py-10"
        onRetry={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        Your connection may have been away for a moment.
      </ErrorState>
    </PanelFrame>
  );
}
