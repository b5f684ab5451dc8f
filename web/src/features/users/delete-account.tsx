import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

/** Loaded with the first click, because hardly anybody needs it. */
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Card as="section" padding="lg">
      <CardTitle>Delete your account</CardTitle>
      <p className="mt-1.5 text-sm text-ink-muted">
        Your personal data is removed and you are signed out everywhere. This cannot be undone.
      </p>
      <Button
        variant="danger"
        className="mt-4"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Delete My Account
      </Button>
      <Suspense>{wasOpened && <DeleteAccountDialog open={open} onOpenChange={setOpen} />}</Suspense>
    </Card>
  );
}
