import { type ComponentType, useState } from 'react';
import { AccountButton, type AccountMenuProps } from './account-button.tsx';

/** The avatar in the top bar. The code of its menu is loaded on hover or click. */
export function AccountBar(props: AccountMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const open = () => {
    load().then(
      (loaded) => setMenu(() => loaded.AccountMenu),
      // Offline nothing opens, and the next click tries again.
      () => undefined,
    );
  };

  if (Menu) return <Menu {...props} />;
  return (
    <AccountButton
      user={props.user}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onPointerEnter={() => void load().catch(() => undefined)}
    />
  );
}

const load = () => import('./account-menu.tsx');
