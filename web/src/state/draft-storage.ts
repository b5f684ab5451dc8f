import { DRAFT_PREFIX as PREFIX } from './draft-keys.ts';

/** What a form held when it was last written down. */
export type Draft<Values> = {
  at: number;
  values: Values;
  /** Files were chosen. They cannot be kept. */
  hadFiles: boolean;
  /** The version of the record that was edited. */
  basis: string;
};

/** Drafts in one browser. The oldest goes first. */
const DRAFTS_MAX = 12;
/** Above the longest code of a component. */
const CHARACTERS_MAX = 300_000;
const AGE_MAX_MS = 14 * 24 * 3_600_000;

/** A draft belongs to one person and one form. */
export const draftKey = (userId: string, form: string): string => `${PREFIX}${userId} ${form}`;

const isAlike = (stored: unknown, present: unknown): boolean =>
  stored === null ||
  present === null ||
  (typeof stored === typeof present && Array.isArray(stored) === Array.isArray(present));

/** A form of an older release may have had other fields. */
const fits = (stored: unknown, present: object): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.entries(present).every(
    ([name, value]) => name in stored && isAlike(stored[name as keyof typeof stored], value),
  );

const parse = (text: string | null): Draft<unknown> | null => {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' && found !== null && 'at' in found && 'values' in found
      ? (found as Draft<unknown>)
      : null;
  } catch {
    return null;
  }
};

export function readDraft<Values extends object>(
  key: string,
  present: Values,
): Draft<Values> | null {
  try {
    const draft = parse(localStorage.getItem(key));
    if (draft && Date.now() - draft.at >= AGE_MAX_MS) localStorage.removeItem(key);
    return draft && Date.now() - draft.at < AGE_MAX_MS && fits(draft.values, present)
      ? (draft as Draft<Values>)
      : null;
  } catch {
    return null; // Storage can be blocked. Then there are no drafts.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

export function writeDraft(key: string, draft: Draft<object>): void {
  const text = JSON.stringify(draft);
  if (text.length > CHARACTERS_MAX) return;
  try {
    removeSurplus(key);
    localStorage.setItem(key, text);
  } catch {
    // Blocked or full. The question before leaving still protects the form.
  }
}

function removeSurplus(ownKey: string): void {
  const others = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX) && key !== ownKey)
    .map((key) => ({ key, at: parse(localStorage.getItem(key))?.at ?? 0 }))
    .toSorted((one, other) => other.at - one.at);
  others
    .filter(({ at }, place) => place >= DRAFTS_MAX - 1 || Date.now() - at >= AGE_MAX_MS)
    .forEach(({ key }) => localStorage.removeItem(key));
}
