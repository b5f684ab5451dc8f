import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEY_VARIABLE } from '@tessera/contract/key-rules';
import { MCP_PATH } from '@tessera/contract/mcp';
import { registryConfig } from '@tessera/contract/registry';
import { clientsOf, keySteps } from './clients.ts';
import { findDocument } from './document.ts';
import { GUIDE } from './guide.ts';
import { documentMarkdown } from './markdown.ts';
import { snippet } from './snippets.ts';

const ORIGIN = 'https://shop.test';

test('every snippet of the guide is a file, and every file is shown', () => {
  const folder = join(import.meta.dirname, 'snippets');
  const files = readdirSync(folder).map((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trimEnd()
      .replaceAll('https://tessera.example', ORIGIN),
  );
  const shown = [...GUIDE.documents.keys()]
    .flatMap((name) => findDocument(GUIDE, name, ORIGIN)!.parts)
    .flatMap(({ snippets = [] }) => snippets)
    .concat(clientsOf(ORIGIN).flatMap(({ steps }) => steps.map((step) => step.snippet)))
    .map(({ text }) => text);
  expect(new Set(shown)).toEqual(new Set(files));
});

test('the settings for the CLI are those of the registry', () => {
  const { free, keyed } = registryConfig(ORIGIN);
  expect(JSON.parse(snippet('registries', ORIGIN))).toEqual({ registries: { ...free, ...keyed } });
});

test('the own key stands where the sample was, and nowhere else', () => {
  const textsOf = (id: string) =>
    keySteps(
      clientsOf(ORIGIN).find((client) => client.id === id)!,
      ORIGIN,
      'tsr_mine',
    ).map(({ snippet: { label, text } }) => `${label}: ${text}`);
  expect(textsOf('shadcn')).toEqual([
    `Terminal, or ${KEY_VARIABLE} in .env.local: export ${KEY_VARIABLE}=tsr_mine`,
  ]);
  // Only the CLI reads that file, and the editor asks for the key itself.
  expect(textsOf('claude-code')).toEqual([`Terminal: export ${KEY_VARIABLE}=tsr_mine`]);
  expect(textsOf('vscode')).toEqual([]);
  const shown = clientsOf(ORIGIN).flatMap(({ path, steps }) =>
    steps.map((step) => ({ path, text: step.snippet.text })),
  );
  for (const { text } of shown) expect(text).not.toContain('tsr_');
  for (const { text } of shown.filter(({ path }) => path === MCP_PATH))
    expect(text).toContain(`${ORIGIN}${MCP_PATH}`);
});

test('a document is the same text as Markdown', () => {
  const document = findDocument(GUIDE, 'updates', ORIGIN)!;
  const text = documentMarkdown(document);
  expect(text).toMatch(/^# Newer versions\n\n> /);
  for (const { title, paragraphs = [] } of document.parts)
    expect(text).toContain([`## ${title}`, ...paragraphs].join('\n\n'));
  expect(text).toContain('```\nnpx shadcn@latest add @tessera/plain-hero --diff\n```');
  expect(findDocument(GUIDE, 'nothing', ORIGIN)).toBeUndefined();
});
