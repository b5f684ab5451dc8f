import { useEffect } from 'react';
import { REQUEST_MESSAGE_MAX_LENGTH } from '@tessera/contract/request-rules';
import { useForm } from '../../lib/use-form.ts';
import { useDraft } from '../../state/draft.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { FormGuard } from '../../ui/form-guard.tsx';
import { Textarea } from '../../ui/textarea.tsx';

export const UNSENT = 'Your message is not sent yet.';

type MessageFormProps = {
  requestId: string;
  label: string;
  hint: string;
  action: string;
  onSend: (text: string) => Promise<unknown>;
  /** Reports whether there is unsent text. */
  onWritten?: (isWritten: boolean) => void;
};

/** The form for a message about a request, used by members and admins. */
export function MessageForm({
  requestId,
  label,
  hint,
  action,
  onSend,
  onWritten,
}: MessageFormProps) {
  const form = useForm({
    initial: { text: '' },
    validate: ({ text }) => ({ text: text.trim() === '' && 'Write something first.' }),
    submit: async ({ text }) => {
      await onSend(text.trim());
      kept.clear();
      return { text: '' };
    },
    onError: (error) => (error instanceof Error ? error.message : 'Failed to send your message.'),
  });
  const isWritten = form.values.text.trim() !== '';
  const kept = useDraft({
    form: `message about request ${requestId}`,
    values: form.values,
    isDirty: isWritten,
    restore: form.setValues,
    recordName: 'request',
  });
  useEffect(() => {
    if (!isWritten) return undefined;
    onWritten?.(true);
    return () => onWritten?.(false);
  }, [isWritten, onWritten]);

  return (
    <>
      <FormGuard {...kept.guard} description={UNSENT} className="mb-3" />
      <form {...form.props} className="grid gap-3">
        <Textarea
          label={label}
          hint={hint}
          rows={3}
          maxLength={REQUEST_MESSAGE_MAX_LENGTH}
          {...form.field('text')}
          onChange={({ target }) => {
            form.setValues({ text: target.value });
            form.setErrors(() => ({}));
          }}
          disabled={form.isSubmitting}
        />
        <div>
          <FailureNotice message={form.failure} onDismiss={form.dismiss} />
          <Button type="submit" loading={form.isSubmitting} className="max-sm:w-full">
            {action}
          </Button>
        </div>
      </form>
    </>
  );
}
