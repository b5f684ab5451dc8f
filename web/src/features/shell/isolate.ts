const STOPS = 'summary, a[href], button:not(:disabled), input:not(:disabled)';

/** Makes everything outside the element inert, or undoes that. */
export function isolate(element: Element, alone: boolean): void {
  for (
    let node = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node) sibling.toggleAttribute('inert', alone);
    }
  }
}

/** Traps the focus: Tab moves only inside the element. */
export function keepTabInside(element: Element, event: KeyboardEvent): void {
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter(isShown);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from && element.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** A browser without `checkVisibility` counts every element as visible. */
const isShown = (element: HTMLElement) =>
  (element.checkVisibility as (() => boolean) | undefined)?.call(element) ?? true;
