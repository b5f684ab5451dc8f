import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VisitorPanel } from './visitor-panel.tsx';

const ALREADY = /You already have a pending application/;
let asked: { path: string; body: unknown }[] = [];
let standing: object;

beforeEach(() => {
  asked = [];
  standing = {
    status: 'pending',
    createdAt: '2026-11-01T06:00:00.000Z',
    decidedAt: null,
    reason: null,
  };
  vi.stubGlobal('fetch', (path: string, init: { body?: string }) => {
    asked.push({ path, body: JSON.parse(init.body ?? 'null') });
    return Promise.resolve(
      Response.json(
        path.endsWith('/creator/confirm')
          ? { message: 'Thank you.', standing }
          : { message: 'If there is an application of this address, a code is on its way.' },
      ),
    );
  });
  render(<VisitorPanel known={{}} onApplied={() => {}} />);
});
afterEach(() => void vi.unstubAllGlobals());

async function find() {
  await userEvent.click(screen.getByRole('button', { name: 'See where it stands' }));
  expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull();
  await userEvent.type(screen.getAllByLabelText('Email').at(-1)!, 'asha@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
  expect(await screen.findByText(/a code is on its way/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Show Application' }));
}

test('an applicant without an account finds a waiting application by address and code', async () => {
  await find();
  expect(await screen.findByText(ALREADY)).toBeVisible();
  expect(screen.getByText('Received on 1 November 2026')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { email: 'asha@example.test' },
    { email: 'asha@example.test', otp: '123456' },
  ]);
});

test('a rejected one is shown with its reason, and leads to the form', async () => {
  standing = { ...standing, status: 'rejected', reason: 'Too few pages.' };
  await find();
  expect(await screen.findByText('Too few pages.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply Again' }));
  expect(screen.getByRole('button', { name: 'Submit Application' })).toBeVisible();
});
