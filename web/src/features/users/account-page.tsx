import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../state/session.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

type AccountPageProps = {
  /** The billing details. */
  children: ReactNode;
  /** The button and dialog of another feature. */
  ChangePassword: ComponentType<{ email: string }>;
};

/** Further pages about what the member holds. */
const PAGES = [
  { to: '/dashboard/purchased', label: 'Purchased' },
  { to: '/dashboard/subscription', label: 'Subscription and Payments' },
  { to: '/dashboard/requests', label: 'Custom Requests' },
  { to: '/dashboard/keys', label: 'Keys and Tools' },
  { to: '/dashboard/mails', label: 'Mails' },
];

export function AccountPage({ children, ChangePassword }: AccountPageProps) {
  const { user } = useSession();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4.5 py-9 sm:px-8">
      <h1 className="text-3xl sm:text-4xl">Account</h1>
      {user && user.role !== 'admin' && (
        <p className="mb-2 flex flex-wrap gap-2.5">
          {PAGES.map(({ to, label }) => (
            <LinkButton key={to} to={to} size="sm" className="touch:min-h-11">
              {label}
            </LinkButton>
          ))}
        </p>
      )}
      {user && <ProfileForm key={user._id} user={user} />}
      {user && (
        <Card as="section" padding="lg" className="grid justify-items-start gap-4">
          <div>
            <CardTitle>Password</CardTitle>
            <p className="mt-1 text-sm text-ink-muted">
              We send you a code by mail, then you choose a new one.
            </p>
          </div>
          <ChangePassword email={user.email} />
        </Card>
      )}
      {children}
      <SessionList />
      <DownloadData />
      <DeleteAccount />
    </div>
  );
}
