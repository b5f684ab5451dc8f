import { PASSWORD_MIN_LENGTH } from '@tessera/contract/constants';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Faults } from './checks.ts';

/** The new password and its confirmation. */
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a click replaced another form with this one
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
