import { Download, LogOut, Settings, User } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx';
import type { Specimen } from './specimen.ts';

const none = () => undefined;

const items = (
  <>
    <MenuGroup label="meera@lotusworks.in">
      <MenuLink>
        <a href="#profile">
          <User aria-hidden="true" />
          Profile
        </a>
      </MenuLink>
      <MenuItem onSelect={none}>
        <Settings aria-hidden="true" />
        Benachrichtigungseinstellungen
      </MenuItem>
      <MenuItem onSelect={none} disabled>
        <Download aria-hidden="true" />
        डाउनलोड
      </MenuItem>
    </MenuGroup>
    <MenuSeparator />
    <MenuItem onSelect={none} danger>
      <LogOut aria-hidden="true" />
      Log out
    </MenuItem>
  </>
);

export const specimen: Specimen = {
  name: 'Menu',
  slug: 'menu',
  states: {
    closed: <Menu trigger={<Button>Account</Button>}>{items}</Menu>,
    open: (
      <div className="min-h-72">
        <Menu defaultOpen align="start" trigger={<Button>Account, open</Button>}>
          {items}
        </Menu>
      </div>
    ),
  },
};
