/** The data attributes of <html> that were set before the first paint: theme, session, columns. */
let kept: Record<string, string | undefined> = import.meta.env.SSR
  ? {}
  : copyOf(document.documentElement.dataset);

/**
 * After an error React renders the document again and clears <html> first. This restores the
 * attributes.
 * It also sets `data-hydrated`. Use it in a layout effect of the document.
 */
export function restoreHtmlAttributes(): () => void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, kept, copyOf(dataset), { hydrated: '' });
  return () => {
    kept = copyOf(dataset);
  };
}

function copyOf(dataset: DOMStringMap) {
  return Object.fromEntries(Object.entries(dataset));
}
