import { CODE_LANGUAGES, type CodeLanguage } from '@tessera/contract/constants';
import { CODE_LANGUAGE_STORAGE_KEY } from '../lib/storage-keys.ts';
import { createStore } from '../lib/store.ts';

const LABELS = { ts: 'TypeScript', js: 'JavaScript' };
const OPTIONS = CODE_LANGUAGES.map((value) => ({ value, label: LABELS[value] }));
const DEFAULT: CodeLanguage = 'ts';

/** The choice when storage is not available. It lasts until the page is left. */
let unstored: CodeLanguage = DEFAULT;

/** The language that this browser copies. An item without it is copied as TypeScript. */
export function chosenLanguage(): CodeLanguage {
  try {
    const stored = localStorage.getItem(CODE_LANGUAGE_STORAGE_KEY);
    return CODE_LANGUAGES.find((known) => known === stored) ?? DEFAULT;
  } catch {
    return unstored;
  }
}

function choose(language: CodeLanguage): void {
  try {
    localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, language);
  } catch {
    unstored = language;
  }
  store.changed();
}

/** The choice in another tab. */
function follow() {
  addEventListener('storage', store.changed);
  return () => removeEventListener('storage', store.changed);
}

const store = createStore<CodeLanguage>({ read: chosenLanguage, onServer: DEFAULT, follow });

/** The properties of a segmented control that changes the choice for all items. */
export const useLanguageSwitch = () => ({
  label: 'Code language',
  options: OPTIONS,
  value: store.use(),
  onChange: choose,
});

/** Code in the wanted language, or in TypeScript if there is no other. */
export const variantOf = (
  { code, codeJs }: { code: string; codeJs?: string | undefined },
  wanted: CodeLanguage,
): { text: string; language: CodeLanguage } =>
  wanted === 'js' && codeJs !== undefined
    ? { text: codeJs, language: 'js' }
    : { text: code, language: 'ts' };
