type Members = Record<string, string>;

/**
 * An object as text, written by the database: half the price of `json_build_object`, which looks up the type of every value
 * again for every row, and with room for members that are left out. Values are expressions for numbers, or for JSON
 * (`to_json`); an optional member is left out where its value is null.
 */
export function jsonText(members: Members, optional: Members = {}): string {
  const parts = Object.entries(members).map(
    ([name, value], index) => `'${index === 0 ? '{' : ','}"${name}":', ${value}`,
  );
  for (const [name, value] of Object.entries(optional)) parts.push(`',"${name}":' || ${value}`);
  return `concat(${parts.join(', ')}, '}')`;
}
