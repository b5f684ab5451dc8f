import { setImmediate } from 'node:timers/promises';
import type { HighlighterCore, ThemedToken, ThemeRegistration } from 'shiki/core';

/** Beyond either bound the code is shown plain. */
const INPUT_MAX_BYTES = 100_000;
const BUDGET_MS = 200;
const LINES_AT_ONCE = 40;

/** The kinds of token that the browser has a colour for, and the grammar's names for them; the longest name that fits wins. */
const SCOPES = {
  comment: ['comment'],
  keyword: [
    'keyword.control',
    'keyword.operator.expression',
    'keyword.operator.new',
    'storage',
    'variable.language',
    'constant.language',
  ],
  string: ['string', 'constant.character', 'punctuation.definition.string'],
  number: ['constant.numeric'],
  type: ['entity.name.type', 'support.type', 'entity.other.inherited-class'],
  function: ['entity.name.function', 'support.function'],
  tag: ['entity.name.tag', 'support.class.component'],
  name: ['entity.other.attribute-name', 'meta.object-literal.key'],
  /** Marks and values inside a template string are not string again. */
  plain: ['punctuation', 'keyword.operator', 'meta.template.expression'],
} as const;

const kinds = Object.keys(SCOPES);

/** Our tokens carry no colour: each kind has its number for one, which is turned into a class. */
const theme = {
  name: 'kinds',
  type: 'dark',
  settings: [
    { settings: { foreground: '#FFFFFF', background: '#000000' } },
    ...Object.values(SCOPES).map((scope, kind) => ({
      scope: [...scope],
      settings: { foreground: `#${String(kind).padStart(6, '0')}` },
    })),
  ],
} satisfies ThemeRegistration;

const kindOf = (colour = ''): string => kinds[Number(colour.slice(1))] ?? 'plain';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? '');

const mark = ({ content, color }: ThemedToken): string => {
  const kind = kindOf(color);
  const text = escape(content);
  return kind === 'plain' ? text : `<span class="tok-${kind}">${text}</span>`;
};

/** Compiling the grammar's expressions is what the first lines cost; a short sample pays for most of it once. */
const WARM_UP = `import { a } from 'b';
export const C = ({ d = 1 }: { d?: number }): F => <p className="e" {...g}>{\`\${d}\`} // h</p>;`;

async function load(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, { default: tsx }] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      import('shiki/langs/tsx.mjs'),
    ]);
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: [tsx],
    engine: createJavaScriptRegexEngine(),
  });
  highlighter.codeToTokensBase(WARM_UP, { lang: 'tsx', theme: theme.name });
  return highlighter;
}

let highlighter: Promise<HighlighterCore> | undefined;

/** TSX as escaped HTML whose only markup is `<span class="tok-…">`, or null when it is too much to mark up. */
export async function highlight(code: string): Promise<string | null> {
  if (Buffer.byteLength(code) > INPUT_MAX_BYTES) return null;
  const { codeToTokensBase, getLastGrammarState } = await (highlighter ??= load());
  const lines = code.split('\n');
  const marked: string[] = [];
  let spentMs = 0;
  let grammarState: ReturnType<typeof getLastGrammarState> | undefined;
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const began = performance.now();
    const tokens = codeToTokensBase(lines.slice(start, start + LINES_AT_ONCE).join('\n'), {
      lang: 'tsx',
      theme: theme.name,
      tokenizeTimeLimit: BUDGET_MS - spentMs,
      ...(grammarState && { grammarState }),
    });
    grammarState = getLastGrammarState(tokens);
    marked.push(...tokens.map((line) => line.map(mark).join('')));
    spentMs += performance.now() - began;
    if (spentMs > BUDGET_MS) return null;
    await setImmediate();
  }
  return marked.join('\n');
}
