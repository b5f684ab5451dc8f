/** What was written on <html> before the first paint: theme, session, columns. */
let kept: Record<string, string | undefined> = import.meta.env.SSR
  ? {}
  : copyOf(document.documentElement.dataset);

/**
 * After a fault React draws the document anew and clears <html> first; this puts the marks back, and adds the one that
 * says the page answers. Give it to a layout effect of the document.
 */
export function keepDocumentMarks(): () => void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, kept, copyOf(dataset), { hydrated: '' });
  return () => {
    kept = copyOf(dataset);
  };
}

function copyOf(dataset: DOMStringMap) {
  return Object.fromEntries(Object.entries(dataset));
}
