import { type ReactElement, useEffect, useState } from 'react';
import { PROFILE_SUCCESS_CLOSE_MS } from '@tessera/contract/constants';
import type { User } from '@tessera/contract/users';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useNameForm } from '../use-name-form.ts';

/** Spec 2 and 4: the name in a dialog, which closes when it is saved. */
export function EditName({ user, trigger }: { user: User; trigger: ReactElement }) {
  const [open, setOpen] = useState(false);
  const { props, nameField, isSubmitting, isSubmitted, reset } = useNameForm(user, {
    isOnce: true,
  });

  useEffect(() => {
    if (!isSubmitted) return undefined;
    const timer = setTimeout(() => setOpen(false), PROFILE_SUCCESS_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSubmitted]);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) reset({ name: user.name });
        setOpen(next);
      }}
      trigger={trigger}
      title="Edit Profile"
      actions={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" form={props.id} variant="primary" loading={isSubmitting}>
            Save Changes
          </Button>
        </>
      }
    >
      <form {...props}>
        <TextField {...nameField} />
        <p role="status" className="mt-3 min-h-[1.5em] text-sm text-positive">
          {isSubmitted && 'Profile updated successfully'}
        </p>
      </form>
    </Dialog>
  );
}
