import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type OnwardProps = {
  to: string;
  /** Passed along outside the address, for the pages that need one. */
  email?: string;
};

/** Sends on at once, in place of the page it stands on; the router's own piece for this would weigh on every page. */
export function Onward({ to, email }: OnwardProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, ...(email !== undefined && { state: { email } }) });
  }, [navigate, to, email]);
  return null;
}
