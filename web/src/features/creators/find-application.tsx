import { useState } from 'react';
import type { Standing } from '@tessera/contract/creators';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { creatorApi } from './queries.ts';

type FindApplicationProps = {
  onFound: (standing: Standing) => void;
  onBack: () => void;
};

/** Somebody without an account finds an application again: the address, then the code from the mail. */
export function FindApplication({ onFound, onBack }: FindApplicationProps) {
  const [sent, setSent] = useState<{ message: string; otp?: string | undefined } | null>(null);
  const form = useForm({
    initial: { email: '' },
    submit: async (values) =>
      setSent(
        await creatorApi.call('resendApplicationCode', { body: { email: values.email.trim() } }),
      ),
  });
  const email = form.values.email.trim();

  return (
    <>
      <h3 className="text-2xl">See where your application stands</h3>
      <p role="status" className="mt-2 mb-5 text-pretty text-ink-muted">
        {sent
          ? `${sent.message} It can take a minute. Enter it here.`
          : 'Enter the address you applied with. We mail you a code that shows your application.'}
      </p>
      {sent ? (
        <ConfirmAddress
          email={email}
          otp={sent.otp}
          submitLabel="Show Application"
          onConfirmed={onFound}
        />
      ) : (
        <form {...form.props} className="grid gap-4">
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            required
            {...form.field('email')}
          />
          <FailureNotice message={form.failure} onDismiss={form.dismiss} />
          <Button
            type="submit"
            variant="primary"
            loading={form.isSubmitting}
            disabled={email.length < 3}
            className="justify-self-start"
          >
            Send Code
          </Button>
        </form>
      )}
      <Button variant="text" onClick={onBack} className="mt-3 -ml-5">
        Back to the form
      </Button>
    </>
  );
}
