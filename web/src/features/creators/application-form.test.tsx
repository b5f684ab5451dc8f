import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApplicationForm } from './application-form.tsx';

const MB = 1024 * 1024;

const picture = (name: string, bytes: number) => {
  const file = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const chosen = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('[title]')?.textContent);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  render(<ApplicationForm known={{}} onApplied={() => {}} />);
});
afterEach(() => void vi.unstubAllGlobals());

const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Work samples'), files);

test('asks for a name, an address, a number, a city and pictures [CP-05]', () => {
  for (const label of ['Full Name', 'Email', 'Phone', 'City', 'Work samples'])
    expect(screen.getByLabelText(label)).toBeVisible();
});

test('says once that fields are missing, and goes to the first of them [VA-32]', async () => {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Required');
  expect(screen.getByLabelText('Full Name')).not.toHaveAttribute('aria-invalid');
});

test('asks whether plans may open the components, and chooses nothing beforehand', async () => {
  const yes = screen.getByRole('radio', { name: 'Yes, my components may join plans' });
  const no = screen.getByRole('radio', { name: 'No, my components stay out of plans' });
  for (const choice of [yes, no]) expect(choice).not.toBeChecked();
  for (const [label, text] of [
    ['Full Name', 'Asha Rao'],
    ['Email', 'asha@example.test'],
    ['Phone', '+91 98765 43210'],
    ['City', 'Pune'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.type(screen.getByLabelText('Portfolio'), 'https://asha.example.test');
  const sent = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', sent);
  await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
  expect(yes).toHaveFocus();
  expect(
    screen.getByRole('group', { name: 'May subscribers of plans use your components?' }),
  ).toHaveAccessibleDescription(/^Required What subscribers pay is not shared/);
  expect(sent).not.toHaveBeenCalled();
});

test('needs a work sample or a link to a portfolio, and says so at the samples', async () => {
  for (const [label, text] of [
    ['Full Name', 'Asha Rao'],
    ['Email', 'asha@example.test'],
    ['Phone', '+91 98765 43210'],
    ['City', 'Pune'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('radio', { name: /^No,/ }));
  const needed = 'Please add a work sample or a link to your portfolio';
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
  await submit();
  expect(screen.getByText(needed)).toBeVisible();
  expect(screen.getByLabelText('Work samples')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Portfolio'), 'http://asha.example.test');
  await submit();
  expect(screen.queryByText(needed)).toBeNull();
  expect(screen.getByLabelText('Portfolio')).toHaveFocus();
  expect(screen.getByText('Please enter a link that starts with https://')).toBeVisible();
});

test('takes five pictures and no sixth [VA-33]', async () => {
  await choose(...['1', '2', '3', '4'].map((name) => picture(name, 10)));
  await choose(picture('5', 10), picture('6', 10));
  expect(screen.getByText('You can only upload up to 5 images')).toBeVisible();
  expect(chosen()).toEqual(['1', '2', '3', '4']);
  await choose(picture('5', 10));
  expect(chosen()).toHaveLength(5);
  expect(screen.queryByText('You can only upload up to 5 images')).toBeNull();
});

test('takes no picture above 5 MB [VA-34]', async () => {
  await choose(picture('small', 5 * MB), picture('large', 5 * MB + 1));
  expect(
    screen.getByText(
      'Some images exceed the 5MB size limit. Please compress your images before uploading.',
    ),
  ).toBeVisible();
  expect(chosen()).toEqual([]);
  await choose(picture('small', 5 * MB));
  expect(chosen()).toEqual(['small']);
});

test('takes no more than 20 MB, and warns above 15 [VA-35] [VA-36]', async () => {
  await choose(picture('1', 5 * MB), picture('2', 5 * MB), picture('3', 5 * MB));
  expect(console.warn).not.toHaveBeenCalled();
  await choose(picture('4', 5 * MB));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('more than 15 MB'));
  await choose(picture('5', 1));
  expect(
    screen.getByText('Total upload size exceeds 20MB. Please use smaller images.'),
  ).toBeVisible();
  expect(chosen()).toHaveLength(4);
});
