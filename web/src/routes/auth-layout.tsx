import { Outlet } from 'react-router';
import { GuestsOnly } from '../compose/guests-only.tsx';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { PageError } from '../features/shell/page-error.tsx';
import { VERSION } from '../features/shell/pages.ts';
import { useThemeChoice } from '../ui/theme-choice.ts';
import type { Route } from './+types/auth-layout.ts';

export default function AuthLayout() {
  // These pages have no theme switch, but they follow changes of the system or of another tab.
  useThemeChoice();
  return (
    <AuthFrame version={VERSION}>
      <GuestsOnly>
        <Outlet />
      </GuestsOnly>
    </AuthFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AuthFrame version={VERSION}>
      <PageError error={error} />
    </AuthFrame>
  );
}
