/** Opens a new tab, so that the purchase stays open. */
export function LegalLink({ page, children }: { page: string; children: string }) {
  return (
    <a
      href={`/legal/${page}`}
      target="_blank"
      rel="noreferrer"
      className="rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
