import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { FailureNotice } from './failure-notice.tsx';

type FormCardProps = {
  submitLabel: string;
  onSubmit: () => void;
  isSending: boolean;
  /** The form was sent and cannot be sent again for now. */
  isDone: boolean;
  failure: string | null;
  onDismissFailure: () => void;
  children: ReactNode;
};

/** A form as a page: its fields, its error message and the submit button. */
export function FormCard({
  submitLabel,
  onSubmit,
  isSending,
  isDone,
  failure,
  onDismissFailure,
  children,
}: FormCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && !isDone) onSubmit();
  };
  return (
    <Card as="section" padding="lg" className="mt-6">
      <form noValidate method="post" onSubmit={submit}>
        {children}
        <div className="mt-6 border-t border-line pt-5">
          <FailureNotice message={failure} onDismiss={onDismissFailure} />
          <Button
            type="submit"
            variant="primary"
            loading={isSending}
            {...(isDone && { 'aria-disabled': true })}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
