import { useEffect, useRef } from 'react';
import {
  FEEDBACK_MAX_LENGTH,
  FEEDBACK_NAME_MAX_LENGTH,
  FEEDBACK_TEXTS,
} from '@tessera/contract/feedback-rules';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useFeedback } from './use-feedback.ts';

export function FeedbackForm() {
  const { props, errors, failure, dismiss, isSubmitting, isSubmitted, again } = useFeedback();
  if (isSubmitted) return <Thanks onAgain={again} />;
  return (
    <form {...props} aria-label="Feedback" className="grid gap-5">
      <Textarea
        label="Your words"
        name="message"
        rows={6}
        required
        maxLength={FEEDBACK_MAX_LENGTH}
        error={errors.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={FEEDBACK_NAME_MAX_LENGTH}
          hint="If you like"
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="If you would like an answer"
          error={errors.email}
        />
      </div>
      <div>
        <FailureNotice message={failure} onDismiss={dismiss} />
        <Button type="submit" loading={isSubmitting} className="w-full sm:w-auto sm:px-8">
          Send feedback
        </Button>
      </div>
    </form>
  );
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The clicked button is gone, so the focus moves to this message.
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="grid justify-items-start gap-4 outline-none focus-visible:shadow-none"
    >
      <p className="font-display text-xl font-[650] tracking-[-0.02em]">{FEEDBACK_TEXTS.thanks}</p>
      <p className="text-pretty text-ink-muted">
        A person reads it. If you left an address, that is where the answer goes.
      </p>
      <Button onClick={onAgain}>Write something else</Button>
    </div>
  );
}
