import { Link, useNavigate, useSearchParams } from 'react-router';
import { intentQuery, readIntent } from '../../state/intent.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { callAuth } from './auth-call.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NO_PASSWORD, passwordFaults } from './checks.ts';
import { Divider } from './divider.tsx';
import { EmailField } from './email-field.tsx';
import { toEmailState } from './email-state.ts';
import { FormMessage } from './form-message.tsx';
import { GoogleLink } from './google-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OtherWay } from './other-way.tsx';
import { useSubmission } from './submission.ts';
import { WantedCard } from './wanted-card.tsx';
import { useWanted } from './wanted.ts';

export function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { action, wanted } = useWanted();
  const {
    props: form,
    errors: faults,
    failure,
    isSubmitting: sending,
  } = useSubmission({
    name: 'register',
    initial: { name: '', email: '', ...NO_PASSWORD },
    check: passwordFaults,
    send: async ({ name, email, password }) => {
      const sent = await callAuth('register', { body: { name, email, password } });
      await navigate(`/verify-otp${intentQuery(readIntent(search))}`, {
        state: toEmailState(email, sent),
      });
    },
  });

  return (
    <>
      <AuthHeading title="Create an account">Free components are yours from the start.</AuthHeading>
      <WantedCard action={action} wanted={wanted} />
      <GoogleLink>Sign up with Google</GoogleLink>
      <Divider>or with your email</Divider>
      <FormMessage failure={failure} />
      <form {...form} className="grid gap-5">
        <TextField
          label="Full Name"
          name="name"
          required
          autoComplete="name"
          error={faults['name']}
        />
        <EmailField fault={faults['email']} />
        <NewPasswordFields label="Password" faults={faults} />
        <Button type="submit" variant="primary" loading={sending} className="w-full">
          Sign up
        </Button>
        <p className="-mt-1.5 text-center text-sm text-pretty text-ink-muted">
          Signing up, you accept our <LegalLink page="terms">terms</LegalLink>. What we know about
          you stands under <LegalLink page="privacy">privacy</LegalLink>.
        </p>
      </form>
      <OtherWay question="Already have an account?" to="/login">
        Sign in
      </OtherWay>
    </>
  );
}

function LegalLink({ page, children }: { page: string; children: string }) {
  return (
    <Link
      to={`/legal/${page}`}
      className="rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
