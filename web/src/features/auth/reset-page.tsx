import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RESET_REDIRECT_MS } from '@tessera/contract/constants';
import { RedirectNow } from '../../lib/redirect-now.tsx';
import { Address } from './address.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { CodeForm } from './code-form.tsx';
import { readEmailState } from './email-state.ts';
import { FormMessage } from './form-message.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Spec 2: first the code, then the password, then the success message, then the sign-in page. */
export function ResetPage() {
  const { state, search } = useLocation();
  const passed = readEmailState(state);
  const [otp, setOtp] = useState<string | null>(null);
  const [returned, setReturned] = useState(false);
  const [done, setDone] = useState<string | null>(null);

  if (!passed) return <RedirectNow to={`/login${search}`} />;
  const { email } = passed;
  if (done !== null) return <Done message={done} to={`/login${search}`} />;
  if (otp !== null)
    return (
      <NewPasswordForm
        {...{ email, otp }}
        onDone={setDone}
        onBack={() => {
          setOtp(null);
          setReturned(true);
        }}
      />
    );
  return (
    <>
      <AuthHeading title="Reset your password">
        Enter the 6-digit code we sent to <Address email={email} />
      </AuthHeading>
      <CodeForm
        passed={passed}
        focused={returned}
        checkedBy="verifyResetOtp"
        resentBy="resendResetOtp"
        submitLabel="Verify Code"
        onCode={async (code) => {
          await callAuth('verifyResetOtp', { body: { email, otp: code } });
          setOtp(code);
        }}
      />
    </>
  );
}

function Done({ message, to }: { message: string; to: string }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused form is gone. Screen readers do not announce a message that is rendered with its page.
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);

  return (
    <>
      <AuthHeading title="Password changed" titleRef={heading}>
        You will be taken to the sign-in page.
      </AuthHeading>
      <FormMessage success={message} />
    </>
  );
}
