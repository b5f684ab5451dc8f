import clsx from 'clsx';
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import { useLayoutEffect } from 'react';
import { Field, type FieldSlots } from './field.tsx';

const STYLE_ID = 'input-otp-style';

/** The CSP blocks the <style> element of input-otp. The library does not write it if an element with its id exists. */
function withholdStyleElement() {
  if (document.getElementById(STYLE_ID)) return;
  const stand = document.createElement('meta');
  stand.id = STYLE_ID;
  document.head.append(stand);
}

/** The rules of that <style> element. */
const HIDE_TYPED_TEXT = clsx(
  'selection:bg-transparent selection:text-transparent',
  'autofill:opacity-0! autofill:[-webkit-text-fill-color:transparent]!',
  'supports-[-webkit-touch-callout:none]:right-px! supports-[-webkit-touch-callout:none]:-left-px!',
  'supports-[-webkit-touch-callout:none]:tracking-[-0.6em]!',
);

const digitsOf = (text: string) => text.replace(/\D/g, '');

type OtpFieldProps = FieldSlots & {
  value: string;
  onChange: (value: string) => void;
  length?: number;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** One real input under drawn boxes, so that pasting, autofill and screen readers work as in an ordinary field. */
export function OtpField({
  value,
  onChange,
  length = 6,
  name,
  disabled = false,
  autoFocus = false,
  ...slots
}: OtpFieldProps) {
  useLayoutEffect(withholdStyleElement, []);
  return (
    <Field {...slots}>
      {(control) => (
        <OTPInput
          {...control}
          {...(name !== undefined && { name })}
          value={value}
          onChange={onChange}
          maxLength={length}
          pattern={REGEXP_ONLY_DIGITS}
          pasteTransformer={digitsOf}
          onPaste={({ clipboardData }) => {
            const digits = digitsOf(clipboardData.getData('text/plain'));
            // The library pastes at the caret, where a whole code would lose the digits that do not fit.
            if (digits.length >= length) onChange(digits.slice(0, length));
          }}
          noScriptCSSFallback={null}
          pushPasswordManagerStrategy="none"
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller has a reason, or leaves it out
          autoFocus={autoFocus}
          className={HIDE_TYPED_TEXT}
          containerClassName={clsx('flex max-w-sm gap-2', disabled && 'opacity-60')}
          render={({ slots: boxes }) =>
            boxes.map((box, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- a digit is identified by its position
                key={index}
                aria-hidden="true"
                className={clsx(
                  'grid h-13 min-w-0 flex-1 place-items-center rounded-md border bg-surface font-mono text-xl text-ink',
                  control['aria-invalid'] ? 'border-danger' : 'border-control-line',
                  box.isActive && 'shadow-[var(--focus)] forced-colors:outline-2',
                )}
              >
                {box.char}
                {box.hasFakeCaret && <span className="h-5 w-px animate-pulse bg-ink" />}
              </span>
            ))
          }
        />
      )}
    </Field>
  );
}
