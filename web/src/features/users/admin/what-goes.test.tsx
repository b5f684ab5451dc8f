import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { UserFile, UserSummary } from '@tessera/contract/users-admin';
import { UserRow } from './user-row.tsx';

afterEach(() => void vi.unstubAllGlobals());

const ignore = () => undefined;
const HEMA: UserSummary = {
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'Hema',
  email: 'hema@shop.example',
  phone: null,
  avatar: null,
  role: 'user',
  isVerified: true,
  isNew: false,
  createdAt: '2026-10-01T10:00:00.000Z',
  lastActivity: null,
  totalCopies: 0,
  freeCopies: 0,
  paidCopies: 0,
};

const held = (kind: string, name: string, state = 'running', endsAt: string | null = null) => ({
  kind,
  item: { name },
  state,
  endsAt,
});

const ask = async (
  file: Partial<Record<Exclude<keyof UserFile, 'user'>, unknown[]>>,
  isVerified = true,
) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        user: { isVerified },
        access: [],
        orders: [],
        copies: [],
        sessions: [],
        ...file,
      }),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <table>
        <tbody>
          <UserRow user={HEMA} onOpen={ignore} onDeleted={ignore} onFailure={ignore} />
        </tbody>
      </table>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete Hema' }));
  await screen.findByText(/go for good/);
  return screen.getByRole('group', { name: 'Delete Hema?' });
};

test('the question before deleting somebody names what goes and what stays', async () => {
  const group = await ask({
    access: [
      held('plan', 'Pro', 'running', '2026-12-18T10:00:00.000Z'),
      held('plan', 'Pro Plus', 'ended', '2026-10-18T10:00:00.000Z'),
      held('component', 'Call strip'),
      held('component', 'Candle'),
    ],
    orders: [{}],
  });
  expect(group).toHaveAccessibleDescription(
    'Loses Pro until 18 Dec 2026 and 2 components. Name, address, saved components, requests and sessions go for good. Sales and invoices stay in the books. They are told by mail, without a reason.',
  );
});

test('somebody who holds nothing loses no plan, and is not told at an address that was never verified', async () => {
  const group = await ask({}, false);
  expect(group).toHaveAccessibleDescription(
    'Name, address, saved components, requests and sessions go for good.',
  );
});
