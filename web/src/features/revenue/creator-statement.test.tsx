import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { getQueryClient } from '../../api/query-client.ts';
import { CreatorStatement } from './creator-statement.tsx';

const meera = {
  _id: '01890000-0000-7000-8000-0000000000c1',
  name: 'Meera Nair',
  email: 'meera@example.test',
  createdAt: '2026-11-01T06:00:00.000Z',
  endedAt: null,
};
afterEach(() => void vi.unstubAllGlobals());

test('the statement of a creator and a month is downloaded', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ creators: [meera], isMore: false }));
  });
  class WithObjects extends URL {
    static override createObjectURL = () => 'blob:x';
    static override revokeObjectURL = () => {};
  }
  vi.stubGlobal('URL', WithObjects);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => saved.mockRestore());
  render(
    <QueryClientProvider client={getQueryClient()}>
      <CreatorStatement />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Export CSV' });
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByRole('combobox', { name: 'Creator of the statement' }), 'mee');
  await userEvent.click(await screen.findByRole('option', { name: /Meera Nair/ }));
  await userEvent.click(button);
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    .format(new Date())
    .slice(0, 7);
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(asked).toContainEqual(
    expect.stringContaining(`/creator/admin/creators/${meera._id}/statement.csv?month=${month}`),
  );
});
