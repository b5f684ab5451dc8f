/** What a prop or a field of it holds, as far as the checks need to know it. */
export type Shape =
  /** Text that a person reads. */
  | { kind: 'word' }
  /** Text for the machine, such as an address or an id. `isKey` when entries are told apart by it. */
  | { kind: 'code'; isKey: boolean }
  | { kind: 'locale' }
  /** One of a fixed set of values. */
  | { kind: 'choice' }
  | { kind: 'number' }
  /** A ReactNode. */
  | { kind: 'slot' }
  | { kind: 'call'; gives: Shape }
  /** `fixed` is the reason why the number of entries cannot change. */
  | { kind: 'list'; of: Shape; fixed: string | null }
  | { kind: 'tuple'; of: Shape[] }
  | { kind: 'record'; of: Shape }
  | { kind: 'fields'; fields: Record<string, Shape> }
  | { kind: 'other' };

type Found = { path: string; shape: Shape };

/** The shape and everything in it with its path; entries of a list have the path of the list. */
export function partsOf(shape: Shape, path = ''): Found[] {
  const inside = (one: Shape, name = ''): Found[] =>
    partsOf(one, [path, name].filter(Boolean).join('.'));
  const parts = (): Found[] => {
    if (shape.kind === 'list' || shape.kind === 'record') return inside(shape.of);
    if (shape.kind === 'tuple') return shape.of.flatMap((one) => inside(one));
    if (shape.kind === 'fields')
      return Object.entries(shape.fields).flatMap(([name, one]) => inside(one, name));
    return [];
  };
  return [{ path, shape }, ...parts()];
}

/** A text that is no word, whatever its field is called. */
export const looksLikeCode = (value: string): boolean =>
  !/\p{L}/u.test(value) ||
  /^(https?:|mailto:|tel:|data:|#[\w-]*$)/.test(value) ||
  /^\d{4}-\d{2}(-\d{2}|$)/.test(value) ||
  /^[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+$/.test(value) ||
  /^[Mm]\s*-?[\d.]+[\s,-]/.test(value);

type Visit = (shape: Shape, value: unknown, path: string) => { value: unknown } | null;

/** The value with every part for which `visit` gives another one. */
export function change(shape: Shape, value: unknown, visit: Visit, path = ''): unknown {
  if (value === undefined) return value;
  const given = visit(shape, value, path);
  if (given) return given.value;
  if (value === null) return value;
  const inside = (one: Shape, part: unknown, name = ''): unknown =>
    change(one, part, visit, [path, name].filter(Boolean).join('.'));
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((entry) => inside(shape.of, entry));
  if (shape.kind === 'tuple' && Array.isArray(value))
    return value.map((entry, at) => inside(shape.of[at] ?? { kind: 'other' }, entry));
  if ((shape.kind === 'fields' || shape.kind === 'record') && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) =>
        shape.kind === 'record'
          ? [name, inside(shape.of, part)]
          : [name, inside(shape.fields[name] ?? { kind: 'other' }, part, name)],
      ),
    );
  return value;
}
