import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

it('shows on keyboard focus and hides by Escape, while the control keeps its own name', async () => {
  render(
    <Tooltip text="Keeps it for later">
      <Button aria-label="Save">♡</Button>
    </Tooltip>,
  );
  expect(screen.queryByText('Keeps it for later')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(await screen.findByText('Keeps it for later')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Keeps it for later')).not.toBeInTheDocument());
});
