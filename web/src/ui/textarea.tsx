import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClasses, Field, type FieldSlots } from './field.tsx';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style'> &
  FieldSlots & {
    /** For code: monospaced, no line wrapping, no spell check. */
    code?: boolean;
  };

/** Grows with its text from `rows` up to half the window, then scrolls. */
export function Textarea({
  label,
  hint,
  error,
  aside,
  hideLabel,
  id,
  className,
  code = false,
  rows = 4,
  ...textarea
}: TextareaProps) {
  return (
    <Field {...{ label, hint, error, aside, hideLabel, id, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...(code && { spellCheck: false, autoCapitalize: 'none', wrap: 'off' })}
          {...textarea}
          {...control}
          className={clsx(
            controlClasses,
            'block field-sizing-content max-h-[50vh] min-h-24 resize-y px-3.5 py-2.5',
            code && 'font-mono leading-[1.7]',
          )}
        />
      )}
    </Field>
  );
}
