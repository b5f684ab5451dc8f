import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { RecordDrawer } from './record-drawer.tsx';

const close = vi.fn<() => void>();
const refetch = vi.fn<() => void>();

const show = (id: string | null, asked: { data?: { name: string }; error?: Error }) =>
  render(
    <RecordDrawer
      title="User details"
      noun="the user"
      record={{ id, opener: createRef(), close }}
      asked={{ data: asked.data, error: asked.error ?? null, isFetching: false, refetch }}
      skeletonHead={<span>Head</span>}
      renderFooter={({ name }) => <button type="button">Delete {name}</button>}
    >
      {({ name }) => <p>{name}</p>}
    </RecordDrawer>,
  );

test('is closed while no record is open, whatever was asked for last', () => {
  show(null, { data: { name: 'Meera' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says what is on its way', async () => {
  show('1', {});
  expect(await screen.findByText('Loading the user')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('offers to ask again when it did not arrive', async () => {
  show('1', { error: new Error('Failed to load this user.') });
  expect(await screen.findByText('Failed to load this user.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('shows the record and what can be done with it, and what it has while a new try fails', async () => {
  show('1', { data: { name: 'Meera' }, error: new Error('Failed') });
  expect(await screen.findByText('Meera')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Meera' })).toBeVisible();
  expect(screen.queryByText('Failed')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

/** The record changes before the confirmation closes, as with a request to the server. */
function Request({ steps }: { steps: readonly string[] }) {
  const [id, setId] = useState<string | null>(null);
  const [step, setStep] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const answer = () => {
    flushSync(() => setStep(step + 1));
    setAsking(false);
  };
  const name = steps[step];
  return (
    <>
      <button ref={opener} type="button" onClick={() => setId('1')}>
        Details
      </button>
      <RecordDrawer
        title="Request details"
        noun="the request"
        record={{ id, opener, close: () => setId(null) }}
        asked={{ data: { name }, error: null, isFetching: false, refetch }}
        skeletonHead={null}
        renderFooter={() =>
          name && (
            <button key={name} type="button" onClick={() => setAsking(true)}>
              {name}
            </button>
          )
        }
      >
        {() =>
          isAsking && (
            <AlertDialog
              title="Sure?"
              open
              actions={
                <button type="button" onClick={answer}>
                  Yes
                </button>
              }
            />
          )
        }
      </RecordDrawer>
    </>
  );
}

const step = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

test('a step by keyboard leaves the focus on the next one, and within when there is none', async () => {
  render(<Request steps={['Accept', 'Decline']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  const drawer = await screen.findByRole('dialog', { name: 'Request details' });
  await step('Accept');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus());
  await step('Decline');
  await waitFor(() => expect(drawer).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus());
});
