import type { ReactNode } from 'react';

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}

/** One payment on the left, the two invoices that it pays on the right. */
export function TwoColumnsMark() {
  return (
    <Mark>
      <path d="M3 3h7.5v18H3zM13.5 3H21v9.5h-7.5zM13.5 15.5H21V21h-7.5z" />
    </Mark>
  );
}

/** A loaf with four cuts, and a quarter of one. */
export function QuarterPastFourMark() {
  return (
    <Mark>
      <path
        fillRule="evenodd"
        d="M1.5 20v-4.5a10.5 11 0 0 1 21 0V20zM4.0 17l2.4-9.0h1.5l-2.4 9.0zM7.6 17l2.4-9.0h1.5l-2.4 9.0zM11.2 17l2.4-9.0h1.5l-2.4 9.0zM14.8 17l2.4-9.0h1.5l-2.4 9.0zM18.4 17l0.7-2.5h1.5l-0.7 2.5z"
      />
    </Mark>
  );
}

/** A large wheel and a small one, on the same ground. */
export function NegiBediMark() {
  return (
    <Mark>
      <g fill="none" stroke="currentColor" strokeWidth="2.4">
        <circle cx="7.6" cy="12.6" r="6" />
        <circle cx="19.4" cy="15.4" r="3.2" />
      </g>
      <circle cx="7.6" cy="12.6" r="1.8" />
      <path d="M0 20.8h24V23H0z" />
    </Mark>
  );
}

/** Three weights of a set, the lighter on the heavier. */
export function SeerTolaMark() {
  return (
    <Mark>
      <path d="M2.5 15.5h19L20 22H4zM6 8.5h12l-1.2 5.5H7.2zM9 2h6l-1 5h-4z" />
    </Mark>
  );
}

/** A ferry that has a ramp at both ends. */
export function UtskarMark() {
  return (
    <Mark>
      <path d="M.6 7.4l2-.9L5 11.6h14l2.4-5.1 2 .9L19.2 17.5H4.8zM7.5 7h9v3h-9zM10.5 3.5h3.5V6h-3.5zM1.5 19.5h21V22h-21z" />
    </Mark>
  );
}
