import { useEffect, useEffectEvent, useRef } from 'react';
import {
  FAULT_BROWSER_MAX_LENGTH,
  FAULT_PLACE_MAX_LENGTH,
  FAULT_TEXT_MAX_LENGTH,
  FAULT_TEXTS,
} from '@tessera/contract/fault-rules';
import { splitTitle } from '@tessera/contract/item-title';
import { useDraft } from '../../state/draft.ts';
import { Button } from '../../ui/button.tsx';
import { DialogClose } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormGuard } from '../../ui/form-guard.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useFaultForm } from './use-fault-form.ts';

export type FaultyItem = { _id: string; slug: string; title: string; version: number };

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];
const OPTIONAL_ASIDE = <span className="text-ink-muted">Optional</span>;

type ReportFaultDialogProps = { item: FaultyItem; onClose: () => void };

export function ReportFaultDialog({ item, onClose }: ReportFaultDialogProps) {
  const what = useRef<HTMLTextAreaElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const form = useFaultForm(item);
  const { values, setValues, isSubmitting: sending, isSubmitted, picture, progress = 0 } = form;
  const kept = useDraft({
    form: `fault ${item._id}`,
    values,
    isDirty: form.isDirty,
    restore: setValues,
    hasFiles: picture.file !== null,
  });
  const settle = useEffectEvent(() => {
    kept.clear();
    // The button that was pressed is gone.
    done.current?.focus();
  });
  useEffect(() => {
    if (isSubmitted) settle();
  }, [isSubmitted]);

  if (isSubmitted)
    return (
      <FormDialog
        isDirty={false}
        isBusy={false}
        onClose={onClose}
        size="md"
        title="Your report is with us"
        actions={<DialogClose ref={done}>Done</DialogClose>}
      >
        <p role="status" className="text-pretty text-ink-muted">
          {FAULT_TEXTS.thanks} Once it is confirmed, this page says so until it is mended.
        </p>
      </FormDialog>
    );
  return (
    <FormDialog
      isDirty={form.isDirty || picture.file !== null}
      isBusy={sending}
      onClose={() => {
        kept.clear();
        onClose();
      }}
      size="md"
      title="Report a fault"
      description={`Something in ${splitTitle(item.title).name} does not work as it should? Tell us, and a person of our team looks at it.`}
      initialFocus={what}
      actions={
        <>
          <DialogClose disabled={sending}>Cancel</DialogClose>
          <Button type="submit" form={form.id} variant="primary" loading={sending}>
            Send report
          </Button>
        </>
      }
    >
      <FormGuard {...kept.guard} className="mb-4" />
      <form {...form.props} className="grid gap-5">
        <Textarea
          ref={what}
          label="What goes wrong"
          name="what"
          required
          rows={4}
          maxLength={FAULT_TEXT_MAX_LENGTH}
          hint="What you did, what you saw, and what you expected."
          {...form.field('what')}
          disabled={sending}
        />
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <TextField
            label="Where you saw it"
            name="place"
            maxLength={FAULT_PLACE_MAX_LENGTH}
            autoComplete="off"
            placeholder="Next.js 16, Safari on iPhone"
            aside={OPTIONAL_ASIDE}
            {...form.field('place')}
            disabled={sending}
          />
          <TextField
            label="Version"
            name="version"
            required
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            {...form.field('version')}
            disabled={sending}
          />
        </div>
        <TextField
          label="Your browser"
          name="browser"
          maxLength={FAULT_BROWSER_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          hint="Filled in for you. Change it if you saw the fault in another one."
          aside={OPTIONAL_ASIDE}
          {...form.field('browser')}
          disabled={sending}
        />
        <FileDrop
          label="A picture"
          aside={OPTIONAL_ASIDE}
          hint="PNG, JPG or WEBP, up to 5MB"
          accept={KINDS}
          multiple={false}
          files={
            picture.file
              ? [
                  {
                    id: 'picture',
                    name: picture.file.name,
                    size: picture.file.size,
                    picture: picture.file,
                  },
                ]
              : []
          }
          onAdd={picture.choose}
          onRemove={picture.remove}
          disabled={sending}
          error={picture.error}
        />
        {sending && picture.file && (
          <Progress
            label={progress < 1 ? 'Sending your report' : 'Almost there: looking at your picture'}
            {...(progress < 1 && { value: progress * 100 })}
          />
        )}
        <FailureNotice message={form.failure} onDismiss={form.dismiss} />
      </form>
    </FormDialog>
  );
}
