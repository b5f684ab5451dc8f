import { useEffect, useRef, useState } from 'react';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import {
  REQUEST_LINKS_MAX,
  REQUEST_PICTURES_MAX,
  REQUEST_PURPOSE_MAX_LENGTH,
  REQUEST_TITLE_MAX_LENGTH,
} from '@tessera/contract/request-rules';
import type { RequestDetail } from '@tessera/contract/requests';
import { useDraft } from '../../state/draft.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DiscardQuestion } from '../../ui/discard-question.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FormGuard } from '../../ui/form-guard.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useRequestForm } from './use-request-form.ts';

const CATEGORIES = COMPONENT_CATEGORIES.map((name) => ({ value: name, label: name }));
const KINDS = ['image/png', 'image/jpeg', 'image/webp'];
const UNSENT = 'What you have written here is not sent yet.';

type RequestFormProps = {
  /** Hidden but mounted, so that the input is kept. */
  hidden?: boolean;
  onSent: (request: RequestDetail) => void;
  onCancel: () => void;
};

export function RequestForm({ hidden = false, onSent, onCancel }: RequestFormProps) {
  const title = useRef<HTMLInputElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const form = useRequestForm({ onSent: (request) => sent(request) });
  const { values, isDirty, pictures, isSubmitting: sending, progress: fraction = 0 } = form;
  const kept = useDraft({
    form: 'request',
    values,
    isDirty,
    restore: form.setValues,
    hasFiles: pictures.list.length > 0,
    recordName: 'request',
  });
  const sent = (request: RequestDetail) => {
    kept.clear();
    onSent(request);
  };
  const cancel = () => {
    kept.clear();
    onCancel();
  };
  useEffect(() => {
    if (!hidden) title.current?.focus();
  }, [hidden]);

  return (
    <Card
      as="section"
      id="request-form"
      hidden={hidden}
      aria-labelledby="request-form-title"
      padding="lg"
    >
      <h2 id="request-form-title" className="text-xl">
        What should we make?
      </h2>
      <FormGuard {...kept.guard} description={UNSENT} className="mt-5" />
      <form {...form.props} className="mt-5 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <TextField
            ref={title}
            label="Title"
            name="title"
            required
            maxLength={REQUEST_TITLE_MAX_LENGTH}
            autoComplete="off"
            placeholder="A seat map for a small theatre"
            {...form.field('title')}
            disabled={sending}
          />
          <Select
            label="Category"
            required
            options={CATEGORIES}
            {...form.choice('category')}
            placeholder="Choose a category"
            disabled={sending}
          />
        </div>
        <Textarea
          label="What it is for"
          name="purpose"
          required
          rows={5}
          maxLength={REQUEST_PURPOSE_MAX_LENGTH}
          hint="Where it stands, who uses it, and what it must be able to do."
          aside={
            <span className="text-ink-muted tabular-nums">
              {values.purpose.length} / {REQUEST_PURPOSE_MAX_LENGTH}
            </span>
          }
          {...form.field('purpose')}
          disabled={sending}
        />
        <Textarea
          label="Links (optional)"
          name="links"
          rows={2}
          maxLength={3_000}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={`Pages that show what you mean: https only, one a line, up to ${REQUEST_LINKS_MAX}.`}
          {...form.field('links')}
          disabled={sending}
        />
        <FileDrop
          label="Reference pictures (optional)"
          aside={
            <span className="text-ink-muted tabular-nums">
              {pictures.list.length} of {REQUEST_PICTURES_MAX}
            </span>
          }
          hint="PNG, JPG or WEBP, up to 5MB each"
          accept={KINDS}
          files={pictures.list.map(({ id, file }) => ({
            id,
            name: file.name,
            size: file.size,
            picture: file,
          }))}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          disabled={sending}
          error={pictures.fault}
        />
        {sending && (
          <Progress
            label={fraction < 1 ? 'Sending your request' : 'Almost there: looking at your pictures'}
            {...(fraction < 1 && { value: fraction * 100 })}
          />
        )}
        <div>
          <FailureNotice message={form.failure} onDismiss={form.dismiss} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" loading={sending} className="max-sm:w-full">
              Send Request
            </Button>
            <Button
              variant="text"
              disabled={sending}
              onClick={() => (isDirty ? setLeaving(true) : cancel())}
              className="max-sm:w-full"
            >
              Cancel
            </Button>
          </div>
        </div>
      </form>
      <DiscardQuestion
        open={isLeaving}
        onOpenChange={setLeaving}
        onDiscard={cancel}
        description={UNSENT}
      />
    </Card>
  );
}
