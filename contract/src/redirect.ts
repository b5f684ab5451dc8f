const LONGEST = 512;

/** A path of our own, or null: an address from outside must never decide where a signed-in person goes. */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST || !value.startsWith('/')) return null;
  // A control character, a backslash or a second slash can turn a path into another site.
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(value) || /^\/(\/|%2f|%5c)/i.test(value)) return null;
  try {
    const base = 'http://shop.invalid';
    const url = new URL(value, base);
    // Dots are resolved only now: `/.//evil.example` has become `//evil.example`.
    if (url.origin !== base || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
