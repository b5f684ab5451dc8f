import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Application } from '@tessera/contract/creators';
import { DecisionDialog } from './decision-dialog.tsx';
import { applicationsKey } from './queries.ts';

afterEach(() => void vi.unstubAllGlobals());

const application = {
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'Meera Nair',
  status: 'approved',
} as Application;

test('an approval is reversed with a reason only, and its row shows how it stands', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(body as string)]);
    return Promise.resolve(
      Response.json({
        application: { ...application, status: 'rejected' },
        message: 'Approval reversed',
      }),
    );
  });
  const queries = new QueryClient();
  const key = [...applicationsKey, {}];
  queries.setQueryData(key, {
    items: [application],
    counts: { pending: 0, approved: 1, rejected: 0 },
  });
  render(
    <QueryClientProvider client={queries}>
      <DecisionDialog
        application={application}
        verb="reverse"
        onClose={() => undefined}
        onDecided={() => undefined}
        onFailure={() => undefined}
      />
    </QueryClientProvider>,
  );
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  const confirm = screen.getByRole('button', { name: 'Reverse approval' });
  await userEvent.click(confirm);
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('Say why.'));
  expect(sent).toEqual([]);

  await userEvent.type(reason, 'Not their work');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(queries.getQueryData(key)).toMatchObject({
      items: [{ status: 'rejected' }],
      counts: { approved: 0, rejected: 1 },
    }),
  );
  expect(sent).toEqual([
    ['PUT', `/api/creator/applications/${application._id}/reverse`, { reason: 'Not their work' }],
  ]);
});
