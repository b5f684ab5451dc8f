import {
  CreditCard,
  Heart,
  LayoutGrid,
  LogOut,
  Package,
  PencilRuler,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { AccountButton, type AccountMenuProps } from './account-button.tsx';
import { accountLinks } from './account-links.ts';
import { useLogout } from './use-logout.ts';

const ICONS: Record<string, typeof Heart> = {
  'Saved Components': Heart,
  Purchased: Package,
  Subscription: CreditCard,
  'Custom Requests': PencilRuler,
  Account: UserRound,
};

/** Open from the start, because the click that opens it also loads its code. */
export function AccountMenu({ user, Status }: AccountMenuProps) {
  const logOut = useLogout();
  return (
    <Menu defaultOpen trigger={<AccountButton user={user} />}>
      <div className="px-2.5 pt-1.5 pb-1 wrap-anywhere">
        <p className="font-semibold">{user.name}</p>
        <p className="text-ink-muted">{user.email}</p>
        {Status && (
          <Status
            renderLink={({ to, label }) => (
              <MenuLink>
                <Link to={to}>
                  <span className="font-strong whitespace-nowrap text-accent">{label}</span>
                </Link>
              </MenuLink>
            )}
          />
        )}
      </div>
      <MenuSeparator />
      {accountLinks(user).map(({ to, label }) => {
        const Icon = ICONS[label] ?? LayoutGrid;
        return (
          <MenuLink key={to}>
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuLink>
        );
      })}
      <MenuSeparator />
      <MenuItem onSelect={logOut}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </Menu>
  );
}
