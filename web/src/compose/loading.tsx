import { Spinner } from '../ui/spinner.tsx';

/** Spec 2: shown while the session loads. */
export const waiting = (
  <div className="grid min-h-96 place-items-center text-3xl text-ink-muted">
    <Spinner label="Loading your account" />
  </div>
);
