import type { ReactNode } from 'react';

/** The label of a required field. The star is visual only; the field itself has `required`. */
export function RequiredLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="ml-0.5 text-danger">
        *
      </span>
    </>
  );
}
