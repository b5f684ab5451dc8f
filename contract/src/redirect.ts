const LONGEST = 512;

/** Returns a path of this site, or null. Outside input must never send a signed-in user to another site. */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST || !value.startsWith('/')) return null;
  // A control character, a backslash or a second slash can turn a path into another site.
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(value) || /^\/(\/|%2f|%5c)/i.test(value)) return null;
  try {
    const base = 'http://shop.invalid';
    const url = new URL(value, base);
    // Dots are resolved by now: `/.//evil.example` has become `//evil.example`.
    if (url.origin !== base || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
