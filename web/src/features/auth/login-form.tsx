import { useNavigate, useSearchParams } from 'react-router';
import { intentQuery, readIntent } from '../../state/intent.ts';
import { useSession } from '../../state/session.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { Divider } from './divider.tsx';
import { EmailField } from './email-field.tsx';
import { toEmailState } from './email-state.ts';
import { FormMessage } from './form-message.tsx';
import { GoogleLink } from './google-link.tsx';
import { OtherWay } from './other-way.tsx';
import { useSubmission } from './submission.ts';
import { WantedCard } from './wanted-card.tsx';
import { useWanted } from './wanted.ts';

type LoginFormProps = {
  email: string;
  /** True when the user came back from the other form of this page. Then this form takes the focus. */
  toggled: boolean;
  notice: string | null;
  onForgot: (email: string) => void;
};

export function LoginForm({ email, toggled, notice, onForgot }: LoginFormProps) {
  const { enter } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { action, wanted, isNewcomer } = useWanted();
  const {
    props: form,
    errors: faults,
    failure,
    isSubmitting: sending,
    read,
  } = useSubmission({
    name: 'login',
    initial: { email, password: '' },
    send: async (body) => enter(await callAuth('login', { body })),
    resolve: ({ needsVerification, email: unverified }) => {
      if (!needsVerification || unverified === undefined) return false;
      void navigate(`/verify-otp${intentQuery(readIntent(search))}`, {
        state: toEmailState(unverified),
      });
      return true;
    },
  });

  return (
    <>
      {isNewcomer ? (
        <AuthHeading title="Create a free account">It takes a minute, then you go on.</AuthHeading>
      ) : (
        <AuthHeading title="Welcome back">Sign in to copy, save and download.</AuthHeading>
      )}
      <WantedCard action={action} wanted={wanted} />
      <FormMessage failure={failure ?? notice} />
      <GoogleLink>Sign in with Google</GoogleLink>
      {isNewcomer && (
        <LinkButton
          to={`/register${intentQuery(readIntent(search))}`}
          variant="primary"
          className="mt-3 w-full"
        >
          Create an account
        </LinkButton>
      )}
      <Divider>{isNewcomer ? 'or sign in, if you have one' : 'or with your email'}</Divider>
      <form {...form} className="grid gap-5">
        <EmailField
          email={email}
          focused={toggled}
          autoComplete="username"
          fault={faults['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          required
          error={faults['password']}
          aside={
            <button
              type="button"
              onClick={() => onForgot(read().email)}
              className="rounded-sm font-strong text-accent hover:underline"
            >
              Forgot password?
            </button>
          }
        />
        <Button
          type="submit"
          variant={isNewcomer ? 'secondary' : 'primary'}
          loading={sending}
          className="w-full"
        >
          Sign in
        </Button>
      </form>
      {!isNewcomer && (
        <OtherWay question="New here?" to="/register">
          Create an account
        </OtherWay>
      )}
    </>
  );
}
