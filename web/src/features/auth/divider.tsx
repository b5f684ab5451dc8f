/** Between the ways to sign in. */
export const Divider = ({ children }: { children: string }) => (
  <p className="my-5 flex items-center gap-3 text-[0.8125rem] text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </p>
);
