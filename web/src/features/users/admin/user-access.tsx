import { useRef, useState } from 'react';
import { GRANT_REASON_MAX_LENGTH } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import type { Access } from '@tessera/contract/subscriptions-admin';
import { useDraft } from '../../../state/draft.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardTitle } from '../../../ui/card.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { RequiredLabel } from '../../../ui/required-label.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRevoke } from './queries.ts';

const STATES: Record<Access['state'], { tone: BadgeTone; words: string }> = {
  running: { tone: 'positive', words: 'Running' },
  upcoming: { tone: 'neutral', words: 'Upcoming' },
  ended: { tone: 'neutral', words: 'Ended' },
  revoked: { tone: 'danger', words: 'Revoked' },
};
const SOURCES = { order: 'Paid', admin: 'Given by an admin', free: 'Free' };
const ACTS = { grant: 'Given', extend: 'Extended', revoke: 'Revoked' };

const day = (at: string) => formatShortDate(new Date(at));

export function UserAccess({ userId, access }: { userId: string; access: readonly Access[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-label="Access">
      <CardTitle as="h3">Plans and components</CardTitle>
      {access.length === 0 ? (
        <p className="mt-2 text-sm text-ink-muted">Free Plan. Nothing was bought or given yet.</p>
      ) : (
        <ul ref={list} tabIndex={-1} className="mt-1 divide-y divide-line outline-none">
          {access.map((one) => (
            <li key={one._id} className="flex items-start justify-between gap-4 py-3 text-sm">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong">
                  {one.item.name}
                  {one.kind === 'plan' && ' plan'}
                  <Badge tone={STATES[one.state].tone}>{STATES[one.state].words}</Badge>
                </p>
                <p className="mt-0.5 text-[0.8125rem] text-ink-muted tabular-nums">
                  {SOURCES[one.source]} ·{' '}
                  {one.endsAt
                    ? `${day(one.startsAt)} to ${day(one.endsAt)}`
                    : `since ${day(one.startsAt)}`}
                </p>
                {one.notes.map((note) => (
                  <p key={note.at} className="mt-1 text-[0.8125rem] text-ink-muted">
                    {ACTS[note.action]} by {note.by}, {day(note.at)}: “{note.reason}”
                  </p>
                ))}
              </div>
              {one.canRevoke && (
                <Revoke userId={userId} access={one} onDone={() => list.current?.focus()} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type RevokeProps = { userId: string; access: Access; onDone: () => void };

function Revoke({ userId, access, onDone }: RevokeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        className="shrink-0 pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        Revoke
        <span className="sr-only"> {access.item.name}</span>
      </Button>
      {isOpen && (
        <RevokeDialog
          userId={userId}
          access={access}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}

function RevokeDialog(o: RevokeProps & { onClose: () => void }) {
  const { item, _id: accessId } = o.access;
  const [reason, setReason] = useState('');
  const revoke = useRevoke(o.userId);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = reason.trim() === '';
  const kept = useDraft({
    form: `revocation of ${accessId}`,
    values: { reason },
    isDirty: !isMissing,
    restore: (draft) => setReason(draft.reason),
    recordName: 'user',
  });
  const send = async () => {
    await revoke.mutateAsync({ accessId, reason: reason.trim() });
    kept.clear();
    o.onClose();
    notify({ title: `${item.name} is revoked.`, tone: 'positive' });
    o.onDone();
  };
  const confirm = () => {
    setTried(true);
    if (isMissing) field.current?.focus();
    // The field shows the error.
    else void send().catch(() => undefined);
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !revoke.isPending && o.onClose()}
      title={`Revoke ${item.name}?`}
      description="It ends at once, and the member is told by mail. Later periods of the same plan move forward."
      initialFocus={field}
      actions={
        <>
          <DialogClose disabled={revoke.isPending}>Keep it</DialogClose>
          <Button variant="danger" loading={revoke.isPending} onClick={confirm}>
            Revoke access
          </Button>
        </>
      }
    >
      <FormGuard {...kept.guard} className="mb-4" />
      <TextField
        ref={field}
        label={<RequiredLabel>Reason</RequiredLabel>}
        required
        value={reason}
        maxLength={GRANT_REASON_MAX_LENGTH}
        onChange={(event) => setReason(event.target.value)}
        error={(isTried && isMissing && 'Say why.') || revoke.error?.message}
      />
    </AlertDialog>
  );
}
