import type { ReactNode } from 'react';
import { useSession } from '../../state/session.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

type AccountPageProps = {
  /** The billing details. */
  children: ReactNode;
};

export function AccountPage({ children }: AccountPageProps) {
  const { user } = useSession();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4.5 py-9 sm:px-8">
      <h1 className="mb-2 text-3xl sm:text-4xl">Account</h1>
      {user && <ProfileForm key={user._id} user={user} />}
      {children}
      <SessionList />
      <DownloadData />
      <DeleteAccount />
    </div>
  );
}
