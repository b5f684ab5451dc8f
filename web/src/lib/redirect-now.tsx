import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type OnwardProps = {
  to: string;
  /** Passed in the history state, for pages that need it. */
  email?: string;
};

/** Redirects at once, replacing the current page. The router's own component would add to every bundle. */
export function RedirectNow({ to, email }: OnwardProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, ...(email !== undefined && { state: { email } }) });
  }, [navigate, to, email]);
  return null;
}
