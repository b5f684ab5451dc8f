import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Holdings } from '@tessera/contract/users';
import { accountApi } from '../../api/account-api.ts';
import { useForm } from '../../lib/use-form.ts';
import { forget, PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDataDownload } from './download-data.tsx';
import { lossWords } from './loss-words.ts';

type DeleteAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Names what is lost, offers the data first, and asks for the password or the address again. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const holdings = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'holdings'],
    queryFn: ({ signal }) =>
      accountApi.call(
        'accountHoldings',
        {},
        { signal, fallbackMessage: 'Failed to load what your account holds. Please try again.' },
      ),
    enabled: open,
    staleTime: 0,
  });
  const hasPassword = holdings.data?.hasPassword !== false;
  const form = useForm({
    initial: { typed: '' },
    validate: ({ typed }) => ({ typed: typed === '' && missingWords(hasPassword) }),
    submit: async ({ typed }) => {
      await accountApi.call(
        'deleteAccount',
        { body: hasPassword ? { password: typed } : { email: typed } },
        { fallbackMessage: 'Failed to delete your account. Please try again.' },
      );
      onOpenChange(false);
      forget();
      notify({ title: 'Your account is deleted.' });
      void navigate('/');
    },
  });
  const field = {
    ...form.field('typed'),
    required: true,
    error: form.errors['typed'] ?? form.failure ?? undefined,
  };
  const close = () => {
    form.reset();
    onOpenChange(false);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Delete your account?"
      description="Your name, your sessions and everything else that is yours are removed. This cannot be undone."
      actions={
        <>
          <Button className="max-sm:w-full" onClick={close}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="danger"
            className="max-sm:w-full"
            loading={form.isSubmitting}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete My Account
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Loss holdings={holdings.data} failure={holdings.error?.message} />
        <DataFirst />
        <form {...form.props}>
          {hasPassword ? (
            <PasswordField label="Your password" name="password" {...field} />
          ) : (
            <TextField
              label="Your email address"
              hint="You sign in without a password, so please type your address."
              name="email"
              type="email"
              autoComplete="off"
              {...field}
            />
          )}
        </form>
      </div>
    </AlertDialog>
  );
}

const missingWords = (hasPassword: boolean): string =>
  hasPassword ? 'Please enter your password.' : 'Please enter your email address.';

type LossProps = { holdings: Holdings | undefined; failure: string | undefined };

function Loss({ holdings, failure }: LossProps) {
  if (failure !== undefined && !holdings)
    return (
      <p role="alert" className="text-sm text-danger">
        {failure}
      </p>
    );
  if (!holdings)
    return (
      <SkeletonGroup label="Loading what your account holds">
        <Skeleton className="h-3 w-3/4" />
        <Skeleton className="mt-3 h-3 w-1/2" />
      </SkeletonGroup>
    );
  const words = lossWords(holdings);
  if (words.length === 0)
    return <p className="text-sm text-ink-muted">You hold no plan and have bought nothing.</p>;
  return (
    <div>
      <p className="text-sm font-strong">You lose, without a refund:</p>
      <ul className="mt-2 grid gap-1.5 text-sm text-ink-muted">
        {words.map((line) => (
          <li
            key={line}
            className="flex gap-2.5 before:mt-[0.45em] before:size-2 before:shrink-0 before:rounded-[2px] before:bg-danger"
          >
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DataFirst() {
  const download = useDataDownload();
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3.5 py-3 text-sm text-ink-muted">
      Take your data with you first.
      <Button
        size="sm"
        className="touch:min-h-11"
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        Download My Data
      </Button>
    </p>
  );
}
