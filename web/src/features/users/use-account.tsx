import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../lib/session.tsx';
import type { AccountMenuProps, StatusPiece } from './account-button.tsx';

type Piece = ComponentType<AccountMenuProps>;
type Pieces = { Bar: Piece; List: Piece; Status: StatusPiece };

/**
 * What the shell shows of the signed-in person; nothing while that is not known or not loaded, so that its placeholders
 * stay. Visitors never fetch it.
 */
export function useAccount(
  loadStatus: () => Promise<StatusPiece>,
): { bar: ReactNode; menu: ReactNode } | undefined {
  const { user } = useSession();
  const [pieces, setPieces] = useState<Pieces | null>(null);
  const isWanted = user !== null && pieces === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    const load = () =>
      void Promise.all([
        import('./account-bar.tsx'),
        import('./account-list.tsx'),
        loadStatus(),
      ]).then(
        ([bar, list, Status]) => setPieces({ Bar: bar.AccountBar, List: list.AccountList, Status }),
        () => undefined,
      );
    load();
    // Without a connection the placeholders stay until it is back.
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isWanted, loadStatus]);

  if (!user || !pieces) return undefined;
  const { Bar, List, Status } = pieces;
  // Admins have no subscription, and nobody has one before the address is verified.
  const status = user.role !== 'admin' && user.isVerified ? Status : undefined;
  return {
    bar: <Bar user={user} Status={status} />,
    menu: <List user={user} Status={status} />,
  };
}
