import { useLocation } from 'react-router';
import { RedirectNow } from '../../lib/redirect-now.tsx';
import { useSession } from '../../state/session.tsx';
import { Address } from './address.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { CodeForm } from './code-form.tsx';
import { readEmailState } from './email-state.ts';

export function VerifyPage() {
  const { state, search } = useLocation();
  const { enter } = useSession();
  const passed = readEmailState(state);
  if (!passed) return <RedirectNow to={`/register${search}`} />;
  const { email, sentAt } = passed;
  return (
    <>
      <AuthHeading title="Verify your email">
        {sentAt === undefined ? (
          <>
            Ask for a code with “Resend Code” and enter it here. It goes to{' '}
            <Address email={email} />
          </>
        ) : (
          <>
            Enter the 6-digit code we sent to <Address email={email} />
          </>
        )}
      </AuthHeading>
      <CodeForm
        passed={passed}
        checkedBy="verifyOtp"
        resentBy="resendOtp"
        submitLabel="Verify Email"
        onCode={async (otp) => enter(await callAuth('verifyOtp', { body: { email, otp } }))}
      />
    </>
  );
}
