// Runs in the page: makes other props from the defaults of an item.
import { createElement } from 'react';
import { LANGUAGES, type Language, translator } from './languages.ts';
import { change, looksLikeCode, type Shape } from './shape.ts';

export type Change =
  | { kind: 'none' }
  | { kind: 'class name'; value: string }
  | { kind: 'count'; path: string; count: number }
  | { kind: 'language'; language: Language }
  | { kind: 'marked words' }
  | { kind: 'slot'; path: string; content: 'nothing' | 'mark' };

/** Where a bundle finds this module. */
export const CHANGED_PROPS: string = import.meta.filename;
const DAY_MS = 86_400_000;
/** The language of the page while words are marked; nothing in an item is written in it. */
export const MARKED_LOCALE = 'hi-IN';

/** Letters become characters for private use, one for one: equal texts stay equal and parts stay parts. */
const mark = (text: string): string =>
  text.replaceAll(/\{\w+\}|\p{L}/gu, (found) =>
    found.startsWith('{') ? found : String.fromCodePoint(0xe000 + (found.codePointAt(0)! % 0x1900)),
  );

/** Another value for the same entry, the first time, the second time and so on. */
function another(shape: Shape, value: unknown, time: number): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) {
    const later = new Date(new Date(value).getTime() + time * 30 * DAY_MS).toISOString();
    return later.slice(0, value.length);
  }
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  if (minutes !== undefined)
    return `${hours}:${String((Number(minutes) + time * 7) % 60).padStart(2, '0')}`;
  if (shape.kind === 'code') return shape.isKey ? `${value}-${time + 1}` : value;
  return shape.kind === 'word' ? `${value} ${time + 1}` : value;
}

/** How far a number goes on in a list where it only rises; 0 where it does not. */
function riseOf(values: readonly unknown[]): number {
  const numbers = values.filter((value): value is number => typeof value === 'number');
  const isRising =
    numbers.length === values.length &&
    numbers.length > 1 &&
    numbers.every((value, at) => at === 0 || value > numbers[at - 1]!);
  return isRising ? numbers.at(-1)! - numbers[0]! + (numbers[1]! - numbers[0]!) : 0;
}

/** So many entries, from the given ones in turn; what tells them apart stays different. */
function counted(of: Shape, entries: readonly unknown[], count: number): unknown[] {
  const fieldOf = (entry: unknown, name: string): unknown =>
    (entry as Record<string, unknown> | null)?.[name];
  return Array.from({ length: count }, (_, at) => {
    const entry = entries[at % entries.length];
    const time = Math.floor(at / entries.length);
    if (time === 0) return entry;
    return change(of, entry, (shape, value, path) => {
      if (typeof value === 'number') {
        const values = path === '' ? entries : entries.map((one) => fieldOf(one, path));
        return path.includes('.') ? null : { value: value + time * riseOf(values) };
      }
      return typeof value === 'string' ? { value: another(shape, value, time) } : null;
    });
  });
}

type Page = typeof globalThis & { codes?: string[] };

/** What a function of the item's own answers is the buyer's as well. */
function answered(gives: Shape, call: (...given: unknown[]) => unknown, words: typeof marked) {
  const withWords = (value: unknown): unknown => words(gives, value);
  const failed = (error: unknown): never => {
    if (error instanceof Error) error.message = mark(error.message);
    throw error;
  };
  return (...given: unknown[]): unknown => {
    const answer = call(...given);
    return answer instanceof Promise ? answer.then(withWords, failed) : withWords(answer);
  };
}

/** Every word is marked; texts that are no words are kept in `codes`, because they may be shown as they are. */
function marked(shape: Shape, value: unknown): unknown {
  return change(shape, value, (part, given) => {
    if (part.kind === 'locale') return { value: MARKED_LOCALE };
    if (part.kind === 'slot' && given !== null)
      return { value: typeof given === 'string' ? mark(given) : createElement('b', null, '¤') };
    if (part.kind === 'call' && typeof given === 'function')
      return { value: answered(part.gives, given as (...all: unknown[]) => unknown, marked) };
    if (typeof given !== 'string') return null;
    if (part.kind === 'word' && !looksLikeCode(given)) return { value: mark(given) };
    if (part.kind === 'word' || part.kind === 'code')
      ((globalThis as Page).codes ??= []).push(given);
    return null;
  });
}

function inLanguage(shape: Shape, value: unknown, language: Language): unknown {
  const translate = translator(language);
  return change(shape, value, (part, given) => {
    if (part.kind === 'locale') return { value: LANGUAGES[language].locale };
    if (typeof given !== 'string' || looksLikeCode(given)) return null;
    return part.kind === 'word' || part.kind === 'slot' ? { value: translate(given) } : null;
  });
}

/** So many entries in the lists at this path. */
const withCount = (shape: Shape, value: unknown, wanted: string, count: number): unknown =>
  change(shape, value, (part, given, path) =>
    path === wanted && part.kind === 'list' && Array.isArray(given) && given.length > 0
      ? { value: counted(part.of, given, count) }
      : null,
  );

const SLOT_CONTENTS = {
  nothing: () => null,
  mark: () => createElement('b', { 'data-slot': '' }, 'Own'),
};

export function changedProps(
  fields: Record<string, Shape>,
  defaults: Record<string, unknown>,
  how: Change,
): Record<string, unknown> {
  const shape: Shape = { kind: 'fields', fields };
  let made: unknown = {};
  if (how.kind === 'class name') made = { className: how.value };
  // Without a default the language is that of the page.
  else if (how.kind === 'marked words')
    made = marked(shape, fields['locale'] ? { locale: '', ...defaults } : defaults);
  else if (how.kind === 'language') made = inLanguage(shape, defaults, how.language);
  else if (how.kind === 'count') made = withCount(shape, defaults, how.path, how.count);
  else if (how.kind === 'slot') {
    const value = SLOT_CONTENTS[how.content]();
    // A slot of the item itself may be empty until a buyer fills it.
    made = fields[how.path]
      ? { [how.path]: value }
      : change(shape, defaults, (part, _, path) =>
          path === how.path && part.kind === 'slot' ? { value } : null,
        );
  }
  return made as Record<string, unknown>;
}

/** Whether there is something to change: a slot of the item or of an entry, or a list with entries. */
export function hasPart(
  fields: Record<string, Shape>,
  defaults: Record<string, unknown>,
  wanted: string,
): boolean {
  let found = fields[wanted]?.kind === 'slot';
  change({ kind: 'fields', fields }, defaults, (part, value, path) => {
    const isFilled = Array.isArray(value) ? value.length > 0 : value !== null;
    if (path === wanted && (part.kind === 'slot' || part.kind === 'list')) found ||= isFilled;
    return null;
  });
  return found;
}
