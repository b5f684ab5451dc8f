import { useLocation } from 'react-router';
import { Onward } from '../../lib/onward.tsx';
import { useSession } from '../../lib/session.tsx';
import { Address } from './address.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { CodeForm } from './code-form.tsx';
import { readPassedEmail } from './passed-email.ts';

export function VerifyPage() {
  const { state, search } = useLocation();
  const { enter } = useSession();
  const passed = readPassedEmail(state);
  if (!passed) return <Onward to={`/register${search}`} />;
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
