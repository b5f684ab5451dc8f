import { Link } from 'react-router';
import { formatDate } from '@tessera/contract/days';
import { FAULT_SENTENCE_MAX_LENGTH, FAULT_TEXTS } from '@tessera/contract/fault-rules';
import type { FaultRecord } from '@tessera/contract/faults-admin';
import { useForm } from '../../../lib/use-form.ts';
import { useDraft } from '../../../state/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { NO_MEMBER } from './fault-row.tsx';
import { STATUS_WORDS, STATUSES, useFaultChange } from './queries.ts';

const LINK = 'underline decoration-line-strong underline-offset-4';

type FaultDialogProps = { fault: FaultRecord; onClose: () => void };

/** What a member reported, and the decision about it. */
export function FaultDialog({ fault, onClose }: FaultDialogProps) {
  const changing = useFaultChange(fault);
  const form = useForm({
    initial: { status: fault.status, sentence: fault.sentence },
    isLive: true,
    validate: ({ status, sentence }) => ({
      sentence: status === 'confirmed' && sentence.trim() === '' && FAULT_TEXTS.sentence,
    }),
    submit: async ({ status, sentence }) => {
      await changing.mutateAsync({ status, sentence: sentence.trim() });
      notify({ title: `Fault: ${STATUS_WORDS[status].label.toLowerCase()}`, tone: 'positive' });
      close();
    },
  });
  const kept = useDraft({
    form: `decision about fault ${fault._id}`,
    values: form.values,
    isDirty: form.isDirty,
    restore: form.setValues,
    basis: fault.updatedAt,
  });
  const close = () => {
    kept.clear();
    onClose();
  };
  return (
    <FormDialog
      isDirty={form.isDirty}
      isBusy={form.isSubmitting}
      onClose={close}
      size="md"
      title={`Fault of ${fault.component.title}`}
      actions={
        <>
          <DialogClose disabled={form.isSubmitting}>Cancel</DialogClose>
          <Button type="submit" form={form.id} variant="primary" loading={form.isSubmitting}>
            Save decision
          </Button>
        </>
      }
    >
      <Report fault={fault} />
      <FormGuard {...kept.guard} className="mt-6" />
      <form {...form.props} className="mt-6 grid gap-5 border-t border-line pt-5">
        <Select
          label="Status"
          options={STATUSES}
          {...form.choice('status')}
          disabled={form.isSubmitting}
        />
        <Textarea
          label="Sentence that the shop shows"
          name="sentence"
          rows={2}
          maxLength={FAULT_SENTENCE_MAX_LENGTH}
          hint={
            fault.isCurrentVersion
              ? 'Everybody reads it on the page of the component while the fault is confirmed.'
              : 'This version is no longer on sale, so the page of the component does not show it.'
          }
          {...form.field('sentence')}
          disabled={form.isSubmitting}
        />
        <FailureNotice message={form.failure} onDismiss={form.dismiss} />
      </form>
    </FormDialog>
  );
}

function Report({ fault }: { fault: FaultRecord }) {
  const { component, version, what, place, browser, picture, member, createdAt } = fault;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3.5 sm:grid-cols-2">
      <Fact label="What goes wrong" wide>
        <span className="whitespace-pre-line">{what ?? 'Deleted with the account.'}</span>
      </Fact>
      {place && <Fact label="Where">{place}</Fact>}
      {browser && (
        <Fact label="Browser" wide={!place}>
          {browser}
        </Fact>
      )}
      <Fact label="Component">
        <Link to={`/components/${component.slug}`} className={LINK}>
          {component.title}
        </Link>
      </Fact>
      <Fact label="Version">
        <Link
          to={`/components/${component.slug}/versions`}
          className={`inline-block min-w-6 py-0.5 ${LINK}`}
        >
          v{version}
        </Link>
      </Fact>
      <Fact label="Reported by">
        {member ? (
          <>
            <Link to={`/admin/dashboard?section=users&user=${member._id}`} className={LINK}>
              {member.name}
            </Link>
            <a href={`mailto:${member.email}`} className={`block text-sm ${LINK}`}>
              {member.email}
            </a>
          </>
        ) : (
          NO_MEMBER
        )}
      </Fact>
      <Fact label="Reported on">{formatDate(new Date(createdAt))}</Fact>
      {picture && (
        <Fact label="Picture" wide>
          <a href={picture.url} target="_blank" rel="noreferrer" className="inline-block">
            <img
              src={picture.thumbnail}
              alt="What the member saw. Opens in a new tab."
              className="max-h-40 rounded-md border border-line"
            />
          </a>
        </Fact>
      )}
    </dl>
  );
}
