import { PASSWORD_MIN_LENGTH } from '@tessera/contract/constants';

export type Faults = Readonly<Record<string, string | undefined>>;

/** The browser's own check of required fields and email addresses, with messages of this site. */
export function errorsOf(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name === '') continue;
    if (field.required && field.value.trim() === '') faults[field.name] = 'Please fill this in';
    else if (field.validity.typeMismatch)
      faults[field.name] = 'Enter a whole email address, like name@example.com';
  }
  return faults;
}

type NewPassword = { password: string; confirmation: string };

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

/** Spec 5: the two rules for a new password. */
export function passwordFaults({ password, confirmation }: NewPassword): Faults {
  return {
    // Counts characters like the server does, not UTF-16 units.
    ...(Array.from(password).length < PASSWORD_MIN_LENGTH && {
      password: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    }),
    ...(password !== confirmation && { confirmation: 'Passwords do not match' }),
  };
}
