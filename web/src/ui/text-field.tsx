import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlClasses, Field, type FieldSlots } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'type'> &
  FieldSlots & {
    type?: 'text' | 'email' | 'url' | 'search' | 'tel' | 'number' | 'password';
    /** An icon before the text. */
    leading?: ReactNode;
    /** A key hint or a small button after the text. */
    trailing?: ReactNode;
  };

export function TextField({
  type = 'text',
  label,
  hint,
  error,
  aside,
  hideLabel,
  id,
  className,
  leading,
  trailing,
  ...input
}: TextFieldProps) {
  const machineReadable = type === 'email' || type === 'url' || type === 'password';
  return (
    <Field {...{ label, hint, error, aside, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          {leading && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-ink-faint [&>svg]:size-4"
            >
              {leading}
            </span>
          )}
          <input
            type={type}
            {...(machineReadable && { autoCapitalize: 'none', spellCheck: false })}
            {...input}
            {...control}
            className={clsx(
              controlClasses,
              'h-11 [&::-webkit-search-cancel-button]:hidden',
              leading ? 'pl-10' : 'pl-3.5',
              trailing ? 'pr-12' : 'pr-3.5',
              type === 'number' && 'tabular-nums',
            )}
          />
          {trailing && (
            <span className="absolute inset-y-0 right-0 grid w-11 place-items-center">
              {trailing}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
