import { type FormEvent, useState } from 'react';
import type { Standing } from '@tessera/contract/creators';
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
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<{ message: string; otp?: string | undefined } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      setSent(await creatorApi.call('resendApplicationCode', { body: { email: email.trim() } }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Please try again.');
    }
    setSending(false);
  };

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
          email={email.trim()}
          otp={sent.otp}
          submitLabel="Show Application"
          onConfirmed={onFound}
        />
      ) : (
        <form
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
          className="grid gap-4"
        >
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
          <Button
            type="submit"
            variant="primary"
            loading={isSending}
            disabled={email.trim().length < 3}
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
