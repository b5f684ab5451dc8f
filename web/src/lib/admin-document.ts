/** The policy in force is that of the page the document was loaded as, however far one has walked since. */
function isAdminDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name, location.href).pathname.startsWith('/admin');
}

/** For screens that send files to the store, which only a document of the admin area may do: another one is loaded anew. */
export function inAdminDocument<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  if (isAdminDocument()) return load();
  location.reload();
  return new Promise(() => undefined);
}
