// The first line of copied code: what it is, where it is from, and the hash of the published file without this line.
// Both the browser and the server use these functions, so nothing here may need a package.

export type CodeHeader = { title: string; version: number; sha256: string; url: string };

const HASH_LENGTH = 12;
const DIRECTIVE = /^(['"])use client\1;?[^\S\n]*\n/;
const HEADER = /^\/\/ .+ v\d+ · Tessera · sha256 [0-9a-f]{12} · \S+\n/;

/** A directive must stay the first statement, and linters want it in the first line. */
const directiveOf = (code: string): string => DIRECTIVE.exec(code)?.[0] ?? '';

/** Without line breaks, because one would end the comment. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function withHeader(code: string, { title, version, sha256, url }: CodeHeader): string {
  const directive = directiveOf(code);
  const hash = sha256.slice(0, HASH_LENGTH);
  const line = `// ${inOneLine(title)} v${version} · Tessera · sha256 ${hash} · ${encodeURI(url)}\n`;
  return directive + line + code.slice(directive.length);
}

/** The code as it was published. Code without such a line is returned as it is. */
export function withoutHeader(code: string): string {
  const directive = directiveOf(code);
  return directive + code.slice(directive.length).replace(HEADER, '');
}
