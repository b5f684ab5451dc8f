// The line of copied code that says what it is, where it is from, and the hash of the published file without this line.
// Both the browser and the server use these functions, so nothing here may need a package.

export type CodeHeader = { title: string; version: number; sha256: string; url: string };

const HASH_LENGTH = 12;
const DIRECTIVE = /^(['"])use client\1;?[^\S\n]*\n/;
const LINE = String.raw`// .+ v\d+ · Tessera · sha256 [0-9a-f]{12} · \S+`;
const FIRST = new RegExp(`^${LINE}\\n`);
const LAST = new RegExp(`(?<=^|\\n)${LINE}\\n?$`);

/** A directive must stay the first statement, and linters want it in the first line. */
const directiveOf = (code: string): string => DIRECTIVE.exec(code)?.[0] ?? '';

/** Without line breaks, because one would end the comment. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const lineOf = ({ title, version, sha256, url }: CodeHeader): string =>
  `// ${inOneLine(title)} v${version} · Tessera · sha256 ${sha256.slice(0, HASH_LENGTH)} · ${encodeURI(url)}\n`;

/** The code with the line at its start. */
export function withHeader(code: string, header: CodeHeader): string {
  const directive = directiveOf(code);
  return directive + lineOf(header) + code.slice(directive.length);
}

/** The code with the line at its end, because the shadcn CLI removes comments before the first statement. */
export const withLastLine = (code: string, header: CodeHeader): string =>
  (code.endsWith('\n') ? code : `${code}\n`) + lineOf(header);

/** The code as it was published. Code without such a line is returned as it is. */
export function withoutHeader(code: string): string {
  const directive = directiveOf(code);
  const rest = code.slice(directive.length);
  return directive + (FIRST.test(rest) ? rest.replace(FIRST, '') : rest.replace(LAST, ''));
}
