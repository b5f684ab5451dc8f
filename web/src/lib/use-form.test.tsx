import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

type Values = { title: string; price: string; tags: string[] };
type Options = Parameters<typeof useForm<Values>>[0];

const START: Values = { title: '', price: '', tags: [] };

const validate = ({ title, price }: Values) => ({
  price: !/^\d*$/.test(price) && 'A number.',
  title: title.trim() === '' && 'Needed.',
});

const succeed = async () => undefined;

type InputProps = ComponentProps<'input'> & { label: string; error?: string | undefined };

function Input({ label, error, ...input }: InputProps) {
  return (
    <>
      <input {...input} aria-label={label} aria-describedby={`${label}-error`} />
      <p id={`${label}-error`}>{error}</p>
    </>
  );
}

/** The title is kept by the hook, the price is left to the browser. */
function Sample({ submit = succeed, ...options }: Partial<Options>) {
  const form = useForm<Values>({ initial: START, validate, submit, ...options });
  return (
    <>
      <form {...form.props}>
        <Input label="Title" {...form.field('title')} />
        <Input label="Price" name="price" error={form.errors['price']} />
        <button type="submit">Save</button>
      </form>
      <p role="alert">{form.failure}</p>
      <p role="status">
        {[
          form.isDirty && 'dirty',
          form.isSubmitting && 'submitting',
          form.isSubmitted && 'submitted',
          form.progress,
          ...form.values.tags,
        ]
          .filter((word) => word !== false && word !== undefined)
          .join(' ')}
      </p>
      <button onClick={() => form.choice('tags').onChange(['new'])}>Tag</button>
      <button onClick={() => form.setValues(({ title }) => ({ title: `${title}!` }))}>Shout</button>
      <button onClick={() => form.reset()}>Reset</button>
      <button onClick={() => form.reset({ ...START, title: 'Other' })}>Other</button>
    </>
  );
}

const title = () => screen.getByLabelText('Title');
const price = () => screen.getByLabelText('Price');
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('submits what was typed, also into inputs that are left to the browser', async () => {
  const submit = vi.fn<Options['submit']>(succeed);
  render(<Sample submit={submit} />);
  await userEvent.type(title(), 'Hero');
  await userEvent.type(price(), '12');
  await press('Tag');
  await press('Save');
  expect(submit.mock.calls[0]?.[0]).toEqual({ title: 'Hero', price: '12', tags: ['new'] });
  expect(status()).toBe('submitted new');
});

test('focuses the first wrong field in document order and sends nothing', async () => {
  const submit = vi.fn<Options['submit']>(succeed);
  render(<Sample submit={submit} summary={(errors) => Object.values(errors).join(' ')} />);
  await userEvent.type(price(), 'x');
  await press('Save');
  expect(title()).toHaveFocus();
  expect(title()).toHaveAccessibleDescription('Needed.');
  expect(price()).toHaveAccessibleDescription('A number.');
  expect(screen.getByRole('alert')).toHaveTextContent('A number. Needed.');
  await userEvent.type(title(), 'Hero');
  expect(title()).toHaveAccessibleDescription('Needed.');
  await press('Save');
  expect(price()).toHaveFocus();
  expect(title()).not.toHaveAccessibleDescription();
  expect(submit).not.toHaveBeenCalled();
});

test('live errors come with the first submission and follow every change', async () => {
  render(<Sample isLive />);
  await userEvent.type(title(), 'a{Backspace}');
  expect(title()).not.toHaveAccessibleDescription();
  await press('Save');
  expect(title()).toHaveAccessibleDescription('Needed.');
  await userEvent.type(title(), 'a');
  expect(title()).not.toHaveAccessibleDescription();
  await userEvent.type(title(), '{Backspace}');
  expect(title()).toHaveAccessibleDescription('Needed.');
});

test('a field that cannot take the focus by itself is handed to the form', async () => {
  const focus = vi.fn<NonNullable<Options['focus']>>();
  render(<Sample focus={focus} />);
  await press('Save');
  expect(focus).toHaveBeenCalledExactlyOnceWith('title', title());
});

test('one submission at a time; the next is possible after a failure', async () => {
  const first = Promise.withResolvers<undefined>();
  const submit = vi.fn<Options['submit']>(() => first.promise);
  render(<Sample submit={submit} />);
  await userEvent.type(title(), 'Hero{Enter}{Enter}');
  expect(submit).toHaveBeenCalledOnce();
  expect(status()).toBe('dirty submitting');
  await act(async () => first.reject(new Error('Too late.')));
  expect(status()).toBe('dirty');
  expect(screen.getByRole('alert')).toHaveTextContent('Too late.');
  submit.mockResolvedValueOnce(undefined);
  await press('Save');
  expect(submit).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('is dirty while the values differ from those last saved', async () => {
  render(<Sample submit={async (values) => ({ ...values, title: values.title.trim() })} />);
  await userEvent.type(title(), 'a');
  expect(status()).toBe('dirty');
  await userEvent.type(title(), '{Backspace}');
  expect(status()).toBe('');
  await userEvent.type(title(), ' Hero ');
  await press('Save');
  expect(title()).toHaveValue('Hero');
  expect(status()).toBe('submitted');
  await press('Shout');
  expect(title()).toHaveValue('Hero!');
  expect(status()).toBe('dirty submitted');
});

test('what was sent once is sent again only after a reset', async () => {
  const submit = vi.fn<Options['submit']>(succeed);
  render(<Sample isOnce submit={submit} />);
  await userEvent.type(title(), 'Hero{Enter}{Enter}');
  expect(submit).toHaveBeenCalledOnce();
  await press('Other');
  expect(title()).toHaveValue('Other');
  expect(status()).toBe('');
  await press('Save');
  expect(submit).toHaveBeenCalledTimes(2);
});

test('progress is shown, and forgotten with a failure', async () => {
  const answer = Promise.withResolvers<undefined>();
  render(
    <Sample
      submit={(_, { onProgress }) => {
        onProgress(0.5);
        return answer.promise;
      }}
    />,
  );
  await userEvent.type(title(), 'Hero{Enter}');
  expect(status()).toBe('dirty submitting 0.5');
  await act(async () => answer.reject(new Error('Broken.')));
  expect(status()).toBe('dirty');
});

test('a reset aborts the submission under way and ignores its answer', async () => {
  const answer = Promise.withResolvers<undefined>();
  const submit = vi.fn<Options['submit']>(() => answer.promise);
  const onError = vi.fn<NonNullable<Options['onError']>>(() => 'Late.');
  render(<Sample submit={submit} onError={onError} />);
  await userEvent.type(title(), 'Hero{Enter}');
  await press('Reset');
  expect(submit.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(title()).toHaveValue('');
  await act(async () => answer.reject(new Error('Late.')));
  expect(onError).not.toHaveBeenCalled();
  expect(status()).toBe('');
});

test('leaving aborts the submission under way and ignores its answer', async () => {
  const answer = Promise.withResolvers<undefined>();
  const submit = vi.fn<Options['submit']>(() => answer.promise);
  const onError = vi.fn<NonNullable<Options['onError']>>(() => null);
  const { unmount } = render(<Sample submit={submit} onError={onError} />);
  await userEvent.type(title(), 'Hero{Enter}');
  unmount();
  expect(submit.mock.calls[0]?.[1].signal.aborted).toBe(true);
  await act(async () => answer.reject(new Error('Late.')));
  expect(onError).not.toHaveBeenCalled();
});
