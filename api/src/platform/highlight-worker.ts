import {
  createHighlighterCore,
  type GrammarState,
  type ThemedToken,
  type ThemeRegistration,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import tsx from 'shiki/langs/tsx.mjs';
import { answerRequests } from './thread-script.ts';

export type Request = { code: string; lineMaxLength: number };

/**
 * The kinds of token that the browser has a colour for, with their scope names in the grammar. The longest matching
 * name wins.
 */
const SCOPES = {
  comment: ['comment', 'punctuation.definition.comment'],
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
  /** Punctuation and expressions inside a template string are not shown as string. */
  plain: ['punctuation', 'keyword.operator', 'meta.template.expression'],
} as const;

const kinds = Object.keys(SCOPES);

/**
 * Tokens carry a kind instead of a colour. The theme gives each kind a number as its colour, which is turned into a
 * class.
 */
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

const kindOf = (colour = ''): string => kinds[Number.parseInt(colour.slice(1), 10)] ?? 'plain';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? '');

const mark = ({ content, color }: ThemedToken): string => {
  const kind = kindOf(color);
  const text = escape(content);
  return kind === 'plain' ? text : `<span class="tok-${kind}">${text}</span>`;
};

/** The engine compiles a regular expression on first use. This sample makes it compile most of them at the start. */
const WARM_UP = `'use client';
import { useState, type ReactNode } from 'react';
/** A */ type A<T> = { readonly b?: T | null; c: (d: string) => void } & Record<string, unknown[]>;
interface E extends F { g(): Promise<number> }
export default async function H({ i = 1, ...rest }: A<number> & { j: ReactNode }): Promise<K> {
  const [l, setL] = useState<boolean>(false); // m
  const n = { o, 'p': -1.5, q: [true, null, ...r], [s]: (t: number) => t ** 2, u() { return this; } } as const;
  for (const v of w) if (v?.x !== y && !z) continue; else await a(v ?? \`\${b.c}d\`);
  try { throw new Error('e'); } catch (f) { switch (f) { case 1: break; default: typeof g; } }
  return l ? <h.I key={j} className="k" onClick={() => setL((m) => !m)} {...rest}>{n.map((o) => (<p key={o}>q &amp; r</p>))}</h.I> : <></>;
}
export const s = (t: string): u is V => /^[a-z]+$/i.test(t);
class W<X> extends Y { #z = 0; static a?: b; constructor(private c: d) { super(); } get e() { return 1; } }
enum F { G = 'h' }`;

const { codeToTokensBase, getLastGrammarState } = await createHighlighterCore({
  themes: [theme],
  langs: [tsx],
  engine: createJavaScriptRegexEngine(),
});
codeToTokensBase(WARM_UP, { lang: 'tsx', theme: theme.name });

function markUp({ code, lineMaxLength }: Request): string {
  let grammarState: GrammarState | undefined;
  return code
    .split(/\r?\n/)
    .map((line) => {
      const tokens = codeToTokensBase(line, {
        lang: 'tsx',
        theme: theme.name,
        tokenizeMaxLineLength: lineMaxLength,
        // No time limit: with one, a slow line would be left partly unmarked without an error.
        tokenizeTimeLimit: 0,
        ...(grammarState && { grammarState }),
      });
      grammarState = getLastGrammarState(tokens);
      return tokens.flat().map(mark).join('');
    })
    .join('\n');
}

answerRequests(markUp);
