import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { PROFILE_SUCCESS_CLOSE_MS } from '@tessera/contract/constants';
import type { User } from '@tessera/contract/users';
import { accountApi } from '../../../lib/account-api.ts';
import { updateUser } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The contract's bound, which is not worth its whole schema in the browser. */
const NAME_MAX_LENGTH = 120;

/** Spec 2 and 4: the name in a dialog that closes by itself once it is saved. */
export function EditName({ user, trigger }: { user: User; trigger: ReactElement }) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(user.name);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: (next: string) =>
      accountApi.call(
        'updateProfile',
        { body: { name: next } },
        { fallbackMessage: 'Failed to update profile' },
      ),
    onSuccess: (answer) => {
      updateUser(answer.user);
      setName(answer.user.name);
    },
    onError: () => field.current?.focus(),
  });

  useEffect(() => {
    if (!save.isSuccess) return undefined;
    const timer = setTimeout(() => setOpen(false), PROFILE_SUCCESS_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [save.isSuccess]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || save.isSuccess) return;
    const empty = name.trim() === '';
    setMissing(empty);
    if (empty) field.current?.focus();
    else save.mutate(name);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) {
          setName(user.name);
          setMissing(false);
          save.reset();
        }
        setOpen(next);
      }}
      trigger={trigger}
      title="Edit Profile"
      actions={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={submit}>
        <TextField
          ref={field}
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isMissing ? 'Please enter your name.' : save.error?.message}
        />
        <p role="status" className="mt-3 min-h-[1.5em] text-sm text-positive">
          {save.isSuccess && 'Profile updated successfully'}
        </p>
      </form>
    </Dialog>
  );
}
