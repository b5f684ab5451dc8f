import { type FormEvent, useEffect, useRef, useState } from 'react';
import { REQUEST_MESSAGE_MAX_LENGTH } from '@tessera/contract/request-rules';
import { useUnsavedChanges } from '../../state/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { DiscardQuestion } from '../../ui/discard-question.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';

export const UNSENT = 'Your message is not sent yet.';

type MessageFormProps = {
  label: string;
  hint: string;
  action: string;
  onSend: (text: string) => Promise<unknown>;
  /** Reports whether there is unsent text. */
  onWritten?: (isWritten: boolean) => void;
};

/** The form for a message about a request, used by members and admins. */
export function MessageForm({ label, hint, action, onSend, onWritten }: MessageFormProps) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isWritten = text.trim() !== '';
  const held = useUnsavedChanges(isWritten, 'request');
  useEffect(() => {
    if (!isWritten) return undefined;
    onWritten?.(true);
    return () => onWritten?.(false);
  }, [isWritten, onWritten]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setFailure(null);
    setFault(text.trim() === '' ? 'Write something first.' : null);
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await onSend(text.trim());
      setText('');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Failed to send your message.');
    }
    setSending(false);
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
      <Textarea
        label={label}
        hint={hint}
        rows={3}
        maxLength={REQUEST_MESSAGE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFault(null);
        }}
        ref={field}
        error={fault}
        disabled={isSending}
      />
      <div>
        <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
        <Button type="submit" loading={isSending} className="max-sm:w-full">
          {action}
        </Button>
      </div>
      <DiscardQuestion
        open={held.isHeld}
        onOpenChange={held.stay}
        onDiscard={held.leave}
        description={UNSENT}
      />
    </form>
  );
}
