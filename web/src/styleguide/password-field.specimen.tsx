import { PasswordField } from '../ui/password-field.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Password field',
  slug: 'password-field',
  states: {
    empty: <PasswordField label="Password" hint="Must be at least 6 characters" />,
    filled: (
      <PasswordField
        label="Password"
        defaultValue="secret123"
        aside={
          <a href="/" className="font-strong text-accent hover:underline">
            Forgot password?
          </a>
        }
      />
    ),
    error: (
      <PasswordField
        label="Password"
        defaultValue="abc"
        error="Password must be at least 6 characters long"
      />
    ),
    disabled: <PasswordField label="Password" defaultValue="secret123" disabled />,
    German: (
      <PasswordField label="Passwort wiederholen" error="Die Passwörter stimmen nicht überein" />
    ),
    Hindi: <PasswordField label="पासवर्ड" hint="कम से कम 6 अक्षर" />,
  },
};
