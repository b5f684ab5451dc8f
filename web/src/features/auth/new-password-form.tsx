import { Button } from '../../ui/button.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { passwordFaults } from './checks.ts';
import { FormMessage } from './form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { textOf, useSubmission } from './submission.ts';

type NewPasswordFormProps = {
  email: string;
  otp: string;
  onDone: (message: string) => void;
  onBack: () => void;
};

export function NewPasswordForm({ email, otp, onDone, onBack }: NewPasswordFormProps) {
  const { form, faults, failure, sending } = useSubmission({
    name: 'resetPassword',
    check: (fields) => passwordFaults(textOf(fields, 'password'), textOf(fields, 'confirmation')),
    send: async (fields) => {
      const password = textOf(fields, 'password');
      const { message } = await callAuth('resetPassword', { body: { email, password, otp } });
      onDone(message);
    },
  });
  return (
    <>
      <AuthHeading title="Choose a new password">It signs you out everywhere else.</AuthHeading>
      <FormMessage failure={failure} />
      <form {...form} className="grid gap-5">
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields label="New Password" faults={faults} focused />
        <Button type="submit" variant="primary" loading={sending} className="w-full">
          Reset Password
        </Button>
        <Button variant="text" className="w-full" onClick={onBack}>
          Enter another code
        </Button>
      </form>
    </>
  );
}
