import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { enter } from '../../state/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { Address } from './address.tsx';
import { callAuth } from './auth-call.ts';
import { NO_PASSWORD, passwordFaults } from './checks.ts';
import { CodeForm } from './code-form.tsx';
import { type EmailState, toEmailState } from './email-state.ts';
import { FormMessage } from './form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSubmission } from './submission.ts';

/** Changes the password in a dialog: first a code by mail, then the new password. */
export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [passed, setPassed] = useState<EmailState | null>(null);
  const [otp, setOtp] = useState<string | null>(null);
  const close = () => setOpen(false);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // A code that was sent stays valid. A code that was entered is asked for again.
        if (next) setOtp(null);
        setOpen(next);
      }}
      trigger={
        <Button>
          <KeyRound aria-hidden="true" className="size-4" />
          Change Password
        </Button>
      }
      title="Change Password"
      description={
        otp !== null ? (
          'It signs you out everywhere else.'
        ) : passed ? (
          <>
            Enter the 6-digit code we sent to <Address email={email} />
          </>
        ) : (
          <>
            We send a 6-digit code to <Address email={email} />
          </>
        )
      }
    >
      {otp !== null ? (
        <NewPassword
          {...{ email, otp }}
          onDone={() => {
            setPassed(null);
            close();
          }}
        />
      ) : passed ? (
        <CodeForm
          passed={passed}
          focused
          checkedBy="verifyResetOtp"
          resentBy="resendResetOtp"
          submitLabel="Verify Code"
          onResent={setPassed}
          onCode={async (code) => {
            await callAuth('verifyResetOtp', { body: { email, otp: code } });
            setOtp(code);
          }}
        />
      ) : (
        <SendCode email={email} onSent={setPassed} />
      )}
    </Dialog>
  );
}

function SendCode({ email, onSent }: { email: string; onSent: (passed: EmailState) => void }) {
  const { props, failure, isSubmitting } = useSubmission({
    name: 'forgotPassword',
    initial: {},
    send: async () =>
      onSent(toEmailState(email, await callAuth('forgotPassword', { body: { email } }))),
  });
  return (
    <form {...props}>
      <FormMessage failure={failure} />
      <Button type="submit" variant="primary" className="w-full" loading={isSubmitting}>
        Send Code
      </Button>
    </form>
  );
}

type NewPasswordProps = { email: string; otp: string; onDone: () => void };

function NewPassword({ email, otp, onDone }: NewPasswordProps) {
  const { props, errors, failure, isSubmitting } = useSubmission({
    name: 'resetPassword',
    initial: NO_PASSWORD,
    check: passwordFaults,
    send: async ({ password }) => {
      await callAuth('resetPassword', { body: { email, password, otp } });
      // A new password ends every session, including this one. So the form signs in again.
      enter(await callAuth('login', { body: { email, password } }));
      notify({ title: 'Password changed', tone: 'positive' });
      onDone();
    },
  });
  return (
    <form {...props} className="grid gap-5">
      <FormMessage failure={failure} />
      {/* Password managers need the username. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields label="New Password" faults={errors} focused />
      <Button type="submit" variant="primary" loading={isSubmitting} className="w-full">
        Change Password
      </Button>
    </form>
  );
}
