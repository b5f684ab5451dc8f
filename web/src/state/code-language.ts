import { CODE_LANGUAGES, type CodeLanguage } from '@tessera/contract/constants';
import { CODE_LANGUAGE_STORAGE_KEY } from '../lib/storage-keys.ts';
import { createStoredChoice } from './stored-choice.ts';

const LABELS = { ts: 'TypeScript', js: 'JavaScript' };
const OPTIONS = CODE_LANGUAGES.map((value) => ({ value, label: LABELS[value] }));

const choice = createStoredChoice<CodeLanguage>({
  key: CODE_LANGUAGE_STORAGE_KEY,
  values: CODE_LANGUAGES,
  fallback: 'ts',
});

/** The language that this browser copies. An item without it is copied as TypeScript. */
export const chosenLanguage = choice.read;

/** The properties of a segmented control that changes the choice for all items. */
export const useLanguageSwitch = () => ({
  label: 'Code language',
  options: OPTIONS,
  value: choice.use(),
  onChange: choice.choose,
});

/** Code in the wanted language, or in TypeScript if there is no other. */
export const variantOf = (
  { code, codeJs }: { code: string; codeJs?: string | undefined },
  wanted: CodeLanguage,
): { text: string; language: CodeLanguage } =>
  wanted === 'js' && codeJs !== undefined
    ? { text: codeJs, language: 'js' }
    : { text: code, language: 'ts' };
