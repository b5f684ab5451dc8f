import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../lib/session.tsx';
import type { AccountMenuProps } from './account-button.tsx';

type Piece = ComponentType<AccountMenuProps>;
type Pieces = { Bar: Piece; List: Piece };

/**
 * What the shell shows of the signed-in person; nothing while that is not known or not loaded, so that its placeholders
 * stay. Visitors never fetch it.
 */
export function useAccount(status?: ReactNode): { bar: ReactNode; menu: ReactNode } | undefined {
  const { user } = useSession();
  const [pieces, setPieces] = useState<Pieces | null>(null);
  const isWanted = user !== null && pieces === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    const load = () =>
      void Promise.all([import('./account-bar.tsx'), import('./account-list.tsx')]).then(
        ([bar, list]) => setPieces({ Bar: bar.AccountBar, List: list.AccountList }),
        () => undefined,
      );
    load();
    // Without a connection the placeholders stay until it is back.
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isWanted]);

  if (!user || !pieces) return undefined;
  const { Bar, List } = pieces;
  return {
    bar: <Bar user={user} status={status} />,
    menu: <List user={user} status={status} />,
  };
}
