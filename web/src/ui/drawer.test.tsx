import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';

it('opens as a named dialog, closes by Escape and gives the focus back', async () => {
  render(
    <Drawer trigger={<Button>Menu</Button>} title="Navigation" footer={<p>Foot</p>}>
      <a href="/components">Components</a>
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});
