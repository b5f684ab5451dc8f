import type { ReactNode } from 'react';

export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl tracking-[-0.02em]">{title}</h1>
      <p className="mt-2 mb-6 wrap-break-word text-ink-muted">{children}</p>
    </>
  );
}
