import type { User } from '@tessera/contract/users';
import { roleHome } from '../../state/session.tsx';

export type AccountLink = { to: string; label: string };

/** Spec 2 and 6: admins have neither saved components nor a subscription. Nor do they send requests. */
export const accountLinks = (user: User): AccountLink[] => [
  { to: roleHome(user), label: 'Dashboard' },
  ...(user.role === 'admin'
    ? []
    : [
        { to: '/dashboard/saved', label: 'Saved Components' },
        { to: '/dashboard/purchased', label: 'Purchased' },
        { to: '/dashboard/subscription', label: 'Subscription' },
        { to: '/dashboard/requests', label: 'Custom Requests' },
        { to: '/dashboard/keys', label: 'Keys and Tools' },
      ]),
  { to: '/dashboard/account', label: 'Account' },
];
