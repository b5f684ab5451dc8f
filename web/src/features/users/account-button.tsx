import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { User } from '@tessera/contract/users';
import { Avatar } from '../../ui/avatar.tsx';

/** Shows the subscription status. The menu around it decides how links look. */
export type StatusPiece = ComponentType<{
  renderLink: (link: { to: string; label: string }) => ReactNode;
}>;

export type AccountMenuProps = { user: User; Status: StatusPiece | undefined };

export function AccountButton({ user, ...button }: ComponentProps<'button'> & { user: User }) {
  return (
    <button
      type="button"
      {...button}
      aria-label={`Account of ${user.name}`}
      className="-mr-1 grid size-11 cursor-pointer place-items-center rounded-full"
    >
      <Avatar seed={user._id} src={user.avatar} />
    </button>
  );
}
