import addFree from './snippets/add-free.sh?raw';
import addNamed from './snippets/add-named.sh?raw';
import addPaid from './snippets/add-paid.sh?raw';
import brand from './snippets/brand.json?raw';
import claudeCode from './snippets/claude-code.sh?raw';
import client from './snippets/client.json?raw';
import codex from './snippets/codex.toml?raw';
import cursor from './snippets/cursor.json?raw';
import diff from './snippets/diff.sh?raw';
import https from './snippets/https.sh?raw';
import key from './snippets/key.sh?raw';
import markdown from './snippets/markdown.sh?raw';
import monorepo from './snippets/monorepo.sh?raw';
import overwrite from './snippets/overwrite.sh?raw';
import pin from './snippets/pin.sh?raw';
import registries from './snippets/registries.json?raw';
import searchHttps from './snippets/search-https.sh?raw';
import search from './snippets/search.sh?raw';
import vscode from './snippets/vscode.json?raw';

/** The files are tried by `npm run prove -- registry` and `npm run prove -- mcp`. */
const FILES = {
  addFree,
  addNamed,
  addPaid,
  brand,
  claudeCode,
  client,
  codex,
  cursor,
  diff,
  https,
  key,
  markdown,
  monorepo,
  overwrite,
  pin,
  registries,
  search,
  searchHttps,
  vscode,
};

/** The origin in the files. */
const SAMPLE_ORIGIN = 'https://tessera.example';
/** The key in the file `key.sh`. */
const SAMPLE_KEY = 'tsr_your_key';

export type SnippetName = keyof typeof FILES;

/** A snippet for this shop, and with the person's own key when it is known. */
export const snippet = (name: SnippetName, origin: string, ownKey: string = SAMPLE_KEY): string =>
  FILES[name].trimEnd().replaceAll(SAMPLE_ORIGIN, origin).replaceAll(SAMPLE_KEY, ownKey);
