import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords from leaked collections, in lower case, as zxcvbn uses them. */
const LISTED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a text in lower case is among the passwords that people choose most often. */
export const isListedPassword = (text: string): boolean => LISTED.has(text);
