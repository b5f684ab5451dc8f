// All functions run in the page.
import type { WithColours } from './colours.ts';

type Edge = { name: string; hasEdge: boolean };
type Current = { name: string; differs: boolean };

/** Text in the colour of its ground. */
export const findInvisibleText = (): string[] => {
  const { read, contrast, groundOf } = (globalThis as WithColours).colours;
  const said = new Set<string>();
  for (const element of document.querySelectorAll('#root *')) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join('');
    if (text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden=true]')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const style = getComputedStyle(element);
    const ink = element instanceof SVGElement ? style.fill : style.color;
    if (
      contrast(
        read(ink),
        groundOf(element, () => true),
      ) < 1.5
    )
      said.add(`"${text.slice(0, 30)}" has the colour of its ground`);
  }
  return [...said];
};

/** Each control, and whether a border, an outline or a ground of its own shows where it is. */
export const findEdges = (): Edge[] => {
  const { read, contrast, groundOf } = (globalThis as WithColours).colours;
  const CONTROLS =
    'button, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], input:not([type=hidden]), select, textarea, [role=progressbar], [role=meter], progress, meter';
  return [...document.querySelectorAll<HTMLElement>(`#root :is(${CONTROLS})`)].map((element) => {
    const style = getComputedStyle(element);
    const label = element.getAttribute('aria-label') ?? element.textContent;
    const name = `${element.tagName.toLowerCase()} "${label.trim().slice(0, 30)}"`;
    const { width, height } = element.getBoundingClientRect();
    // What the browser draws itself, or what is hidden behind a drawing, is not judged here.
    const isOwn =
      style.appearance === 'auto' &&
      element.matches(
        ':is([type=checkbox], [type=radio], [type=range], [type=file], [type=color], progress, meter)',
      );
    if (width <= 4 || height <= 4 || style.opacity === '0' || isOwn) return { name, hasEdge: true };
    const behind = groundOf(element.parentElement!, () => true);
    const differs = (colour: string): boolean => contrast(read(colour), behind) >= 1.2;
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const hasBorder = sides.some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== 'none' &&
        differs(style[`border${side}Color`]),
    );
    const hasOutline = style.outlineStyle !== 'none' && differs(style.outlineColor);
    const hasGround =
      contrast(
        groundOf(element, () => true),
        behind,
      ) >= 1.2;
    const isUnderlined = style.textDecorationLine.includes('underline');
    return { name, hasEdge: hasBorder || hasOutline || hasGround || isUnderlined };
  });
};

/** Each current entry, and whether it looks different from its neighbours. */
export const findCurrent = (): Current[] => {
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((one) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(one, part);
          if (part !== null && style.content === 'none') return '';
          return [
            style.backgroundColor,
            style.color,
            style.borderStyle,
            style.borderWidth,
            style.borderColor,
            style.outlineStyle,
            style.outlineColor,
            style.textDecorationLine,
            style.fontWeight,
            style.fontSize,
            style.content,
            style.opacity,
          ].join(' ');
        }),
      )
      .join('|');
  return [...document.querySelectorAll('#root [aria-current]:not([aria-current=false])')].flatMap(
    (element) => {
      const list = element.closest('ul, ol, nav, tbody, [role=list]');
      const peer = [...(list?.querySelectorAll(element.tagName) ?? [])].find(
        (one) => !one.matches('[aria-current]:not([aria-current=false])'),
      );
      const name = `"${element.textContent.trim().slice(0, 30)}"`;
      return peer ? [{ name, differs: lookOf(peer) !== lookOf(element) }] : [];
    },
  );
};
