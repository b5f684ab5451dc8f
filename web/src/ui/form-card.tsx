import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { FailureNotice } from './failure-notice.tsx';

type FormCardProps = {
  submitLabel: string;
  /** What a form hook gives for the form element, and what it knows. */
  form: {
    props: ComponentProps<'form'>;
    isSubmitting: boolean;
    /** The form was sent and cannot be sent again for now. */
    isSubmitted: boolean;
    failure: string | null;
    dismiss: () => void;
  };
  children: ReactNode;
};

/** A form as a page: its fields, its error message and the submit button. */
export function FormCard({ submitLabel, form, children }: FormCardProps) {
  return (
    <Card as="section" padding="lg" className="mt-6">
      <form {...form.props}>
        {children}
        <div className="mt-6 border-t border-line pt-5">
          <FailureNotice message={form.failure} onDismiss={form.dismiss} />
          <Button
            type="submit"
            variant="primary"
            loading={form.isSubmitting}
            {...(form.isSubmitted && { 'aria-disabled': true })}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
