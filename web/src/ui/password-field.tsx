import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'leading' | 'trailing'
> & {
  /** The name of the show button, for forms with two password fields. */
  showLabel?: string;
};

export function PasswordField({
  showLabel = 'Show password',
  disabled,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={shown}
          title={shown ? 'Hide' : 'Show'}
          disabled={disabled}
          onClick={() => setShown(!shown)}
          className="grid size-9 place-items-center rounded-sm text-ink-muted transition-colors duration-[120ms] hover:bg-sunken hover:text-ink disabled:opacity-50"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      }
    />
  );
}
