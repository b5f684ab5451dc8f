import { PASSWORD_MIN_LENGTH } from '@tessera/contract/constants';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Faults } from './checks.ts';

/** A password that is being chosen, and once more. */
export function NewPasswordFields({
  label,
  faults,
  focused = false,
}: {
  label: string;
  faults: Faults;
  focused?: boolean;
}) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        required
        autoComplete="new-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where a press has just put this form in another's place
        autoFocus={focused}
        hint={`Must be at least ${PASSWORD_MIN_LENGTH} characters`}
        error={faults['password']}
      />
      <PasswordField
        label="Confirm Password"
        showLabel="Show confirmed password"
        name="confirmation"
        required
        autoComplete="new-password"
        error={faults['confirmation']}
      />
    </>
  );
}
