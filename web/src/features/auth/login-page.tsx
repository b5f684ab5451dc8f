import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';

/** Shown when the server redirects here because the Google sign-in could not start. */
const GOOGLE_FAILED = 'Failed to initiate Google signup. Please try again.';

type Shown = { form: 'login' | 'forgot'; email: string; toggled: boolean };

export function LoginPage() {
  const [search] = useSearchParams();
  const [{ form, ...shown }, show] = useState<Shown>({ form: 'login', email: '', toggled: false });
  if (form === 'forgot')
    return (
      <ForgotForm {...shown} onBack={(email) => show({ form: 'login', email, toggled: true })} />
    );
  return (
    <LoginForm
      {...shown}
      notice={search.get('error') === 'google' ? GOOGLE_FAILED : null}
      onForgot={(email) => show({ form: 'forgot', email, toggled: true })}
    />
  );
}
