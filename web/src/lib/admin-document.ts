/** The CSP in force is that of the page that was loaded first. Client-side navigation does not change it. */
function isAdminDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name, location.href).pathname.startsWith('/admin');
}

/**
 * For screens that upload to the object store. Only the CSP of the admin area allows it, so another
 * document is reloaded.
 */
export function inAdminDocument<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  if (isAdminDocument()) return load();
  location.reload();
  return new Promise(() => undefined);
}
