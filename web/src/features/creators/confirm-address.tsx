import { type FormEvent, useState } from 'react';
import { OTP_LENGTH, RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import type { Standing } from '@tessera/contract/creators';
import { ApiError } from '../../api/api-error.ts';
import { messageOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { creatorApi } from './queries.ts';

type ConfirmAddressProps = {
  email: string;
  /** In development the server sends the code in its response. */
  otp?: string | undefined;
  submitLabel?: string;
  onConfirmed: (standing: Standing) => void;
};

/** Asks for the six-digit code of a mail, and can send another mail. */
export function ConfirmAddress({
  email,
  otp = '',
  submitLabel = 'Confirm Address',
  onConfirmed,
}: ConfirmAddressProps) {
  const [news, setNews] = useState('');
  const [waits, setWaits] = useState(true);
  const confirming = useForm({
    initial: { code: otp },
    submit: async (values) => {
      resending.dismiss();
      setNews('');
      const { standing } = await creatorApi.call('confirmApplication', {
        body: { email, otp: values.code },
      });
      onConfirmed(standing);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'INVALID_OTP') {
        // The field is cleared, so that the next code can be typed or pasted as a whole.
        confirming.setValues({ code: '' });
        document.getElementById(confirming.idOf('code'))?.focus();
      }
      return messageOf(error);
    },
  });
  const { code } = confirming.values;
  const resending = useForm({
    initial: {},
    submit: async () => {
      confirming.dismiss();
      setNews('');
      const sent = await creatorApi.call('resendApplicationCode', { body: { email } });
      confirming.setValues({ code: sent.otp ?? '' });
      setNews(sent.message);
      setWaits(true);
    },
  });
  const dismiss = () => {
    confirming.dismiss();
    resending.dismiss();
  };
  const confirm = (event: FormEvent) =>
    resending.isSubmitting ? event.preventDefault() : confirming.submit(event);

  return (
    <form {...confirming.props} onSubmit={confirm} className="grid gap-4">
      <OtpField label="Code" length={OTP_LENGTH} {...confirming.choice('code')} />
      <FailureNotice message={confirming.failure ?? resending.failure} onDismiss={dismiss} />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {news}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          disabled={code.length !== OTP_LENGTH}
          loading={confirming.isSubmitting}
        >
          {submitLabel}
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
            loading={resending.isSubmitting}
            onClick={() => !confirming.isSubmitting && resending.submit()}
          >
            Resend Code
          </Button>
        )}
      </div>
    </form>
  );
}
