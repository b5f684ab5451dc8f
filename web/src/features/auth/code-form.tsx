import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OTP_LENGTH } from '@tessera/contract/constants';
import { Button } from '../../ui/button.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { callAuth } from './auth-call.ts';
import { type EmailState, toEmailState } from './email-state.ts';
import { FormMessage } from './form-message.tsx';
import { ResendButton } from './resend-button.tsx';
import { useSubmission } from './submission.ts';

type CodeFormProps = {
  passed: EmailState;
  checkedBy: 'verifyOtp' | 'verifyResetOtp';
  resentBy: 'resendOtp' | 'resendResetOtp';
  submitLabel: string;
  onCode: (code: string) => Promise<void>;
  focused?: boolean;
  /**
   * Called after another mail was sent. Without it the time goes into the history entry, so that it
   * survives a reload.
   */
  onResent?: (passed: EmailState) => void;
};

/** Asks for the six-digit code of a mail, and can send another mail. */
export function CodeForm({
  passed,
  checkedBy,
  resentBy,
  submitLabel,
  onCode,
  focused = false,
  onResent,
}: CodeFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const checking = useSubmission({
    name: checkedBy,
    initial: { code: passed.otp ?? '' },
    send: (values) => {
      resending.dismiss();
      setResent(null);
      return onCode(values.code);
    },
    resolve: ({ code: reason }) => {
      if (reason === 'INVALID_OTP') {
        // The field is cleared, so that the next code can be typed or pasted as a whole.
        replaceCode('');
        checking.props.ref.current?.querySelector('input')?.focus();
      }
      return false;
    },
  });
  const { code } = checking.values;
  /** A code that was typed meanwhile is kept. */
  const replaceCode = (next: string) =>
    checking.setValues((present) => (present.code === code ? { code: next } : {}));
  const [resent, setResent] = useState<string | null>(null);
  const resending = useSubmission({
    name: resentBy,
    initial: {},
    send: async () => {
      checking.dismiss();
      setResent(null);
      const sent = await callAuth(resentBy, { body: { email: passed.email } });
      // The old code is invalid now. But the new mail can arrive before this response.
      if (sent.otp === undefined) replaceCode('');
      else checking.setValues({ code: sent.otp });
      setResent(sent.message);
      const next = toEmailState(passed.email, sent);
      if (onResent) onResent(next);
      else
        await navigate(
          { pathname, search },
          { replace: true, preventScrollReset: true, state: next },
        );
    },
  });

  return (
    <>
      <FormMessage failure={checking.failure ?? resending.failure} success={resent} />
      <form {...checking.props} className="grid gap-5">
        <OtpField
          label="Code"
          length={OTP_LENGTH}
          {...checking.choice('code')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a click replaced another form with this one
          autoFocus={focused}
        />
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          disabled={code.length !== OTP_LENGTH}
          loading={checking.isSubmitting}
        >
          {submitLabel}
        </Button>
      </form>
      <form {...resending.props} className="mt-4">
        <ResendButton key={passed.sentAt} passed={passed} sending={resending.isSubmitting} />
      </form>
    </>
  );
}
