import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '../../api/account-api.ts';
import { forget } from '../../state/session-store.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { notify } from '../../ui/notify.ts';

const bin = <Trash2 aria-hidden="true" className="size-4" />;

export function DeleteAccount() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const removal = useMutation({
    mutationFn: () =>
      accountApi.call(
        'deleteAccount',
        {},
        { fallbackMessage: 'Failed to delete your account. Please try again.' },
      ),
    onSuccess: () => {
      setOpen(false);
      forget();
      notify({ title: 'Your account is deleted.' });
      void navigate('/');
    },
  });
  return (
    <Card as="section" padding="lg">
      <CardTitle>Delete your account</CardTitle>
      <p className="mt-1.5 text-sm text-ink-muted">
        Your personal data is removed and you are signed out everywhere. This cannot be undone.
      </p>
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          removal.reset();
          setOpen(next);
        }}
        trigger={
          <Button variant="danger" className="mt-4">
            {bin}
            Delete My Account
          </Button>
        }
        title="Delete your account?"
        description="Your name, your sessions and everything else that is yours are removed. This cannot be undone."
        actions={
          <>
            <Button className="max-sm:w-full" onClick={() => setOpen(false)}>
              Keep my account
            </Button>
            <Button
              variant="danger"
              className="max-sm:w-full"
              loading={removal.isPending}
              onClick={() => removal.mutate()}
            >
              {bin}
              Delete My Account
            </Button>
          </>
        }
      >
        {removal.error && (
          <p role="alert" className="text-sm text-danger">
            {removal.error.message}
          </p>
        )}
      </AlertDialog>
    </Card>
  );
}
