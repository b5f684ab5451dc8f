import { type FormEvent, useRef, useState } from 'react';
import { OTP_LENGTH, RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { creatorApi } from './queries.ts';

type ConfirmAddressProps = {
  /** Known right after applying. A returning applicant has to enter it. */
  email?: string;
  /** In development the server sends the code in its response. */
  otp?: string | undefined;
  onConfirmed: () => void;
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';

/** Asks for the six-digit code of a mail, and can send another mail. */
export function ConfirmAddress({ email: known, otp = '', onConfirmed }: ConfirmAddressProps) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(known ?? '');
  const [code, setCode] = useState(otp);
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [busy, setBusy] = useState<'confirming' | 'resending' | null>(null);
  const [waits, setWaits] = useState(known !== undefined);

  const attempt = async (what: 'confirming' | 'resending', work: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setFailure(null);
    setNews('');
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
      if (error instanceof ApiError && error.code === 'INVALID_OTP') {
        // The field is cleared, so that the next code can be typed or pasted as a whole.
        setCode('');
        form.current?.querySelector<HTMLInputElement>('input[maxlength]')?.focus();
      }
    }
    setBusy(null);
  };

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void attempt('confirming', async () => {
      await creatorApi.call('confirmApplication', { body: { email, otp: code } });
      onConfirmed();
    });
  };
  const resend = () =>
    void attempt('resending', async () => {
      const sent = await creatorApi.call('resendApplicationCode', { body: { email } });
      setCode(sent.otp ?? '');
      setNews(sent.message);
      setWaits(true);
    });

  return (
    <form ref={form} method="post" noValidate onSubmit={confirm} className="grid gap-4">
      {known === undefined && (
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <OtpField label="Code" length={OTP_LENGTH} value={code} onChange={setCode} />
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {news}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          disabled={code.length !== OTP_LENGTH || email.trim() === ''}
          loading={busy === 'confirming'}
        >
          Confirm Address
        </Button>
        {waits ? (
          <p className="grid min-h-11 place-items-center text-sm text-ink-muted tabular-nums">
            <Countdown
              seconds={RESEND_COOLDOWN_SECONDS}
              onDone={() => setWaits(false)}
              announce={(left) => `You can ask for another code in ${left} seconds`}
            >
              {(left) => `Resend in ${left}s`}
            </Countdown>
          </p>
        ) : (
          <Button
            variant="text"
            disabled={email.trim() === ''}
            loading={busy === 'resending'}
            onClick={resend}
          >
            Resend Code
          </Button>
        )}
      </div>
    </form>
  );
}
