import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { getQueryClient } from '../api/query-client.ts';
import { callAuth } from '../features/auth/auth-call.ts';
import { FormMessage } from '../features/auth/form-message.tsx';
import { useSubmission } from '../features/auth/submission.ts';
import { intentQuery } from '../state/intent.ts';
import { endSession, PERSONAL_QUERY_KEY } from '../state/session-store.ts';
import { useSession } from '../state/session.tsx';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Opens above a form when the session has ended, so that the form can be saved after signing in. */
export function SignInAgainDialog({ backTo }: { backTo?: string }) {
  const { user, enter } = useSession();
  const navigate = useNavigate();
  const password = useRef<HTMLInputElement>(null);
  const email = user?.email ?? '';
  const form = useSubmission({
    name: 'login',
    initial: { password: '' },
    send: async (typed) => {
      enter(await callAuth('login', { body: { email, password: typed.password } }));
      // What was asked for without a session was refused.
      await getQueryClient().invalidateQueries({ queryKey: [PERSONAL_QUERY_KEY] });
    },
  });
  /** A guard leads to the sign-in page by itself. */
  const leave = () => {
    endSession();
    if (backTo !== undefined) void navigate(`/login${intentQuery({ redirectTo: backTo })}`);
  };

  return (
    <AlertDialog
      open
      title="Your session has ended"
      description="Sign in to go on. What you typed is still here, and so are the files you chose."
      initialFocus={password}
      closeLabel="Go to the sign-in page"
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      actions={
        <>
          <Button className="max-sm:w-full" onClick={leave}>
            Go to the sign-in page
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            loading={form.isSubmitting}
            className="max-sm:w-full"
          >
            Sign in and continue
          </Button>
        </>
      }
    >
      <form {...form.props} className="grid gap-5">
        <div className="-mb-5">
          <FormMessage failure={form.failure} />
        </div>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <PasswordField
          ref={password}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={form.errors['password']}
          hint="On the sign-in page your text is kept as a draft, but files have to be chosen again."
        />
      </form>
    </AlertDialog>
  );
}
