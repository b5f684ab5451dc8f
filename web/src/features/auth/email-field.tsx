import { TextField } from '../../ui/text-field.tsx';

type EmailFieldProps = {
  fault: string | undefined;
  email?: string;
  focused?: boolean;
  autoComplete?: 'username' | 'email';
};

export function EmailField({
  fault,
  email = '',
  focused = false,
  autoComplete = 'email',
}: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      required
      defaultValue={email}
      autoComplete={autoComplete}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a click replaced another form with this one
      autoFocus={focused}
      error={fault}
    />
  );
}
