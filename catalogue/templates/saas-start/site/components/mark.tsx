/** The upper stone of a hand mill, with its handle. Put your own logo here; `app/icon.svg` is the same for the tab. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      aria-hidden="true"
      className="text-primary dark:text-[color-mix(in_oklab,var(--primary)_80%,white)]"
    >
      <circle cx="10.5" cy="13.5" r="8.4" fill="none" stroke="currentColor" strokeWidth="3.2" />
      <circle cx="10.5" cy="13.5" r="2.6" />
      <circle cx="20.6" cy="3.4" r="2.8" />
    </svg>
  );
}
