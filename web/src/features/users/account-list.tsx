import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import type { AccountMenuProps } from './account-button.tsx';
import { accountLinks } from './account-links.ts';
import { useLogout } from './use-logout.ts';

/** The account menu inside the full-screen menu of small screens. */
export function AccountList({ user, Status }: AccountMenuProps) {
  const logOut = useLogout();
  return (
    <nav aria-label="Account" className="grid wrap-anywhere">
      <div className="flex items-center gap-3 pb-2">
        <Avatar seed={user._id} src={user.avatar} />
        <div className="min-w-0">
          <p className="font-semibold">{user.name}</p>
          <p className="text-sm text-ink-muted">{user.email}</p>
        </div>
      </div>
      {Status && (
        <Status
          renderLink={({ to, label }) => (
            <Link
              to={to}
              className="flex min-h-11 shrink-0 items-center rounded-sm font-strong text-accent"
            >
              {label}
            </Link>
          )}
        />
      )}
      {accountLinks(user).map(({ to, label }) => (
        <Link key={to} to={to} className="flex min-h-11 items-center rounded-sm font-medium">
          {label}
        </Link>
      ))}
      <Button size="lg" className="mt-3" onClick={logOut}>
        Logout
      </Button>
    </nav>
  );
}
