import { Button } from '../../ui/button.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NO_PASSWORD, passwordFaults } from './checks.ts';
import { FormMessage } from './form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSubmission } from './submission.ts';

type NewPasswordFormProps = {
  email: string;
  otp: string;
  onDone: (message: string) => void;
  onBack: () => void;
};

export function NewPasswordForm({ email, otp, onDone, onBack }: NewPasswordFormProps) {
  const { props, errors, failure, isSubmitting } = useSubmission({
    name: 'resetPassword',
    initial: NO_PASSWORD,
    check: passwordFaults,
    send: async ({ password }) => {
      const { message } = await callAuth('resetPassword', { body: { email, password, otp } });
      onDone(message);
    },
  });
  return (
    <>
      <AuthHeading title="Choose a new password">It signs you out everywhere else.</AuthHeading>
      <FormMessage failure={failure} />
      <form {...props} className="grid gap-5">
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields label="New Password" faults={errors} focused />
        <Button type="submit" variant="primary" loading={isSubmitting} className="w-full">
          Reset Password
        </Button>
        <Button variant="text" className="w-full" onClick={onBack}>
          Enter another code
        </Button>
      </form>
    </>
  );
}
