import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

function example() {
  const onRename = vi.fn<() => void>();
  const onDelete = vi.fn<() => void>();
  const onLocked = vi.fn<() => void>();
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuGroup label="meera">
        <MenuItem onSelect={onRename}>Rename</MenuItem>
        <MenuLink>
          <a href="#profile">Profile</a>
        </MenuLink>
        <MenuItem onSelect={onLocked} disabled>
          Locked
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem onSelect={onDelete} danger>
        Delete
      </MenuItem>
    </Menu>,
  );
  return { onRename, onDelete, onLocked };
}

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

it('opens by keyboard, walks with the arrows, acts on Enter and gives the focus back', async () => {
  const { onRename } = example();
  const trigger = screen.getByRole('button', { name: 'Account' });
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onRename).toHaveBeenCalledOnce();
  await closed();
  await waitFor(() => expect(trigger).toHaveFocus());
});

it('has real links, a separator and a named group', async () => {
  example();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('menu');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile');
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'meera' })).toBeInTheDocument();
});

it('does nothing for a disabled item and closes by Escape', async () => {
  const { onLocked, onDelete } = example();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('menu');
  expect(screen.getByRole('menuitem', { name: 'Locked' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Locked' }));
  expect(onLocked).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(onDelete).not.toHaveBeenCalled();
});
