import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../state/session.tsx';
import type { AccountMenuProps, StatusPiece } from './account-button.tsx';

type Piece = ComponentType<AccountMenuProps>;
type Pieces = { Bar: Piece; List: Piece; Status: StatusPiece };

/**
 * The parts of the shell for a signed-in user. Undefined while the session or the code is loading,
 * so that the placeholders stay.
 * Signed-out visitors never load this code.
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
    // Offline the placeholders stay until the connection is back.
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isWanted, loadStatus]);

  if (!user || !pieces) return undefined;
  const { Bar, List, Status } = pieces;
  // Admins have no subscription, and neither have users with an unverified address.
  const status = user.role !== 'admin' && user.isVerified ? Status : undefined;
  return {
    bar: <Bar user={user} Status={status} />,
    menu: <List user={user} Status={status} />,
  };
}
