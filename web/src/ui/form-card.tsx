import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { FailureNotice } from './failure-notice.tsx';

type FormCardProps = {
  submitLabel: string;
  onSubmit: () => void;
  isSending: boolean;
  /** It has been sent, and cannot be again for now. */
  isDone: boolean;
  failure: string | null;
  onDismissFailure: () => void;
  children: ReactNode;
};

/** A form that is a page of its own: its fields, what failed, and the button that sends it. */
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
