/** Text of people inside a line of Markdown. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const inCell = (text: string): string => inOneLine(text).replaceAll('|', String.raw`\|`);

/** A cell with code. A backtick inside would end it. */
export const codeCell = (text: string): string => `\`${inOneLine(text).replaceAll('`', "'")}\``;

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(inCell).join(' | ')} |`)
    .join('\n');

/** A block of code. The fence is longer than any inside the code. */
export function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`;
}
