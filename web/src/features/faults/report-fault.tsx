import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sessionSettled, sessionState, useSessionState } from '../../state/session-store.ts';
import { Button } from '../../ui/button.tsx';
import type { FaultyItem } from './report-fault-dialog.tsx';

const ReportFaultDialog = lazy(async () => ({
  default: (await import('./report-fault-dialog.tsx')).ReportFaultDialog,
}));

/** In the URL after signing in, so that the form opens then. */
const PARAMETER = 'report';
const VALUE = 'fault';

/** The page of a component with the open form. */
export const faultFormPath = (slug: string): string =>
  `/components/${encodeURIComponent(slug)}?${PARAMETER}=${VALUE}`;

/** A button that opens the form. Visitors sign in first and come back to the open form. */
export function ReportFault({ item }: { item: FaultyItem }) {
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const { user } = useSessionState();
  const [isOpen, setOpen] = useState(false);
  const isCalledFor = parameters.get(PARAMETER) === VALUE;
  const mayReport = user?.isVerified === true;

  const begin = async () => {
    const { signInRedirectFor } = await import('../../state/member-actions.ts');
    await sessionSettled();
    const redirect = signInRedirectFor(sessionState(), { redirectTo: faultFormPath(item.slug) });
    if (redirect) void navigate(redirect.to, { state: redirect.state });
    else setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (!isCalledFor) return;
    const next = new URLSearchParams(parameters);
    next.delete(PARAMETER);
    setParameters(next, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <Button
        variant="text"
        size="sm"
        aria-haspopup="dialog"
        className="-ml-3 justify-self-start pointer-coarse:min-h-11"
        onClick={() => void begin()}
      >
        <Flag aria-hidden="true" className="size-4" />
        Report a fault
      </Button>
      <Suspense>
        {mayReport && (isOpen || isCalledFor) && <ReportFaultDialog item={item} onClose={close} />}
      </Suspense>
    </>
  );
}
