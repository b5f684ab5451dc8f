import { type Brand, brandVariables } from './brand.ts';

/** The index of the bracket that closes the one before `from`, or -1. */
function closingOf(code: string, from: number): number {
  let depth = 1;
  for (let at = from; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')') depth--;
    if (depth === 0) return at;
  }
  return -1;
}

/** Whether this place is inside a class such as `bg-[var(--brand,#fff)]`, where a space is written as `_`. */
const isInClass = (code: string, at: number): boolean =>
  /\[[^\s"'`\]]*$/.test(code.slice(Math.max(0, at - 200), at));

/**
 * The code with the brand as the default of its variables. Whoever sets the variables still changes everything, and the
 * code looks right without them.
 */
export function brandCode(code: string, brand: Brand): string {
  let branded = code;
  for (const [name, value] of Object.entries(brandVariables(brand))) {
    const opening = `var(${name},`;
    for (let at = branded.indexOf(opening); at !== -1; at = branded.indexOf(opening, at + 1)) {
      const start = at + opening.length;
      const end = closingOf(branded, start);
      if (end === -1) break;
      const written = isInClass(branded, at) ? value.replaceAll(' ', '_') : value;
      const space = branded[start] === ' ' ? ' ' : '';
      branded = branded.slice(0, start) + space + written + branded.slice(end);
    }
  }
  return branded;
}
