import { type ReactElement, useEffect, useId, useState } from 'react';
import { PROFILE_SUCCESS_CLOSE_MS } from '@tessera/contract/constants';
import type { User } from '@tessera/contract/users';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useNameForm } from '../use-name-form.ts';

/** Spec 2 and 4: the name in a dialog, which closes when it is saved. */
export function EditName({ user, trigger }: { user: User; trigger: ReactElement }) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const { save, submit, reset, field } = useNameForm(user);

  useEffect(() => {
    if (!save.isSuccess) return undefined;
    const timer = setTimeout(() => setOpen(false), PROFILE_SUCCESS_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [save.isSuccess]);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) reset();
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
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => (save.isSuccess ? event.preventDefault() : submit(event))}
      >
        <TextField {...field} />
        <p role="status" className="mt-3 min-h-[1.5em] text-sm text-positive">
          {save.isSuccess && 'Profile updated successfully'}
        </p>
      </form>
    </Dialog>
  );
}
