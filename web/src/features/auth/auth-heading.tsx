import type { ReactNode, Ref } from 'react';

type AuthHeadingProps = { title: string; titleRef?: Ref<HTMLHeadingElement>; children: ReactNode };

export function AuthHeading({ title, titleRef, children }: AuthHeadingProps) {
  return (
    <>
      <h1 ref={titleRef} tabIndex={-1} className="text-3xl tracking-[-0.02em] outline-none">
        {title}
      </h1>
      <p className="mt-2 mb-6 wrap-break-word text-pretty text-ink-muted">{children}</p>
    </>
  );
}
