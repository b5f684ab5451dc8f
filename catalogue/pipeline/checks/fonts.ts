/** Values of the property, in a class, in a style and in an attribute of SVG. */
const FAMILIES = [
  /\[font-family:([^\]]+)\]/g,
  /font-\[family-name:([^\]]+)\]/g,
  /fontFamily(?:=\{?|:\s*)(["'`])(.+?)\1/g,
  /(?<![[\w-])font-family:\s*([^;}\]"'`]+)/g,
];
const FOLLOWS_BRAND = /^var\(--brand-font(?:-display|-mono)?\s*[,)]/;

/** A family that follows the brand, directly or by a variable of the item. */
function follows(value: string, source: string): boolean {
  if (value === 'inherit' || FOLLOWS_BRAND.test(value)) return true;
  const [, name] = /^var\((--[\w-]+)\)?/.exec(value) ?? [];
  if (!name) return false;
  const values = [...source.matchAll(new RegExp(String.raw`${name}['"]?:\s*['"]?([^\s\]]+)`, 'g'))];
  return values.length > 0 && values.every(([, set]) => FOLLOWS_BRAND.test(set!));
}

/** Families that a buyer cannot change with --brand-font. */
export function findFontFaults(source: string): string[] {
  const values = FAMILIES.flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => match.at(-1)!.trim()),
  );
  return [...new Set(values)]
    .filter((value) => !follows(value, source))
    .map((value) => `the font family ${value} does not follow --brand-font`);
}
