/** An address on a line of its own rather than broken at its first hyphen. */
export const Address = ({ email }: { email: string }) => (
  <strong className="inline-block max-w-full font-strong wrap-anywhere text-ink">{email}</strong>
);
