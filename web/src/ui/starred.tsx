import type { ReactNode } from 'react';

/** The name of a field that must be filled; the field itself says so to those who cannot see the star. */
export function Starred({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="ml-0.5 text-danger">
        *
      </span>
    </>
  );
}
