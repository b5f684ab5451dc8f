/** An email address. It moves to a new line before it breaks at a hyphen. */
export const Address = ({ email }: { email: string }) => (
  <strong className="inline-block max-w-full font-strong wrap-anywhere text-ink">{email}</strong>
);
