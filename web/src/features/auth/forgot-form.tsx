import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { intentQuery, readIntent } from '../../state/intent.ts';
import { Button } from '../../ui/button.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import { type EmailState, toEmailState } from './email-state.ts';
import { FormMessage } from './form-message.tsx';
import { useSubmission } from './submission.ts';

const SENT = 'Password reset link sent to your email!';
/** Time to read the message before the next page. */
const READING_MS = 1_500;

type ForgotFormProps = { email: string; toggled: boolean; onBack: (email: string) => void };

export function ForgotForm({ email, toggled, onBack }: ForgotFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [passed, setPassed] = useState<EmailState | null>(null);
  const query = intentQuery(readIntent(search));
  const { props, errors, failure, isSubmitting, read } = useSubmission({
    name: 'forgotPassword',
    initial: { email },
    send: async (body) =>
      setPassed(toEmailState(body.email, await callAuth('forgotPassword', { body }))),
  });

  useEffect(() => {
    if (!passed) return undefined;
    const timer = setTimeout(
      () => void navigate(`/reset-password${query}`, { state: passed }),
      READING_MS,
    );
    return () => clearTimeout(timer);
  }, [passed, query, navigate]);

  return (
    <>
      <AuthHeading title="Forgot your password?">
        Tell us your email and we send you a code.
      </AuthHeading>
      <FormMessage failure={failure} success={passed && SENT} />
      <form {...props} className="grid gap-5">
        <EmailField email={email} focused={toggled} fault={errors['email']} />
        <Button
          type="submit"
          variant="primary"
          loading={isSubmitting || passed !== null}
          className="w-full"
        >
          Verify Mail
        </Button>
        <Button variant="text" className="w-full" onClick={() => onBack(read().email)}>
          Back to Login
        </Button>
      </form>
    </>
  );
}
