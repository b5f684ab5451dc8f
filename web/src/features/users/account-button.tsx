import type { ComponentProps, ReactNode } from 'react';
import type { User } from '@tessera/contract/users';
import { Avatar } from '../../ui/avatar.tsx';

/** Whose menu it is, and what their subscription has to say. */
export type AccountMenuProps = { user: User; status?: ReactNode };

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
