import { PASSWORD_MIN_LENGTH } from '@tessera/contract/constants';
import { AppError } from '../../platform/errors.ts';
import { isListedPassword } from '../../platform/passwords/common.ts';

/** The number of extra characters around a common word that do not make it stronger: a year and a sign or two. */
const DECORATION_MAX = 6;
/** A shorter word is left of many passwords when their digits and signs are removed. */
const WORD_MIN_LENGTH = 4;

/** Words that attackers also try, beside the list of leaked passwords: those of India, of today, and our own. */
const COMMON = new Set(
  `password passwort pass parola qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwe qweasd
  qweasdzxc abc abcd abcdef iloveyou love loveyou lovely admin administrator root user guest test tester testing demo
  welcome letmein login signin secret changeme default master monkey dragon tiger lion eagle panther football soccer
  baseball basketball hockey cricket princess sunshine shadow superman batman spiderman ironman avengers pokemon naruto
  starwars matrix michael jordan jennifer jessica ashley thomas robert daniel charlie andrew joshua george william
  hunter ranger killer pepper ginger cookie summer winter spring autumn monday january december freedom whatever
  trustno ninja mustang ferrari mercedes yamaha harley corvette porsche computer internet samsung google facebook
  youtube twitter instagram microsoft windows android iphone apple linux hello hellokitty flower orange banana cheese
  chocolate purple silver golden diamond maggie buster bailey buddy lucky happy money power hacker india bharat
  hindustan mumbai delhi chennai bangalore bengaluru kolkata hyderabad krishna ganesh shiva shivaji sairam omsairam
  jaihind jaishreeram sachin tendulkar dhoni kohli virat rohit rahul priya pooja neha anjali deepak sanjay suresh ramesh
  mahesh rajesh ravi amit msdhoni flipkart bigbasket zomato swiggy paytm whatsapp telegram linkedin netflix spotify
  discord tiktok snapchat roblox fortnite toor tessera`
    .split(/\s+/)
    .filter(Boolean),
);

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const isRun = (text: string): boolean =>
  ROWS.some((row) => row.includes(text) || row.split('').toReversed().join('').includes(text));
/** `111111`, `121212`, `abcabc`: a short text, repeated. */
const isRepeated = (text: string): boolean => /^(.{1,3})\1+.?$/u.test(text);
/** `aa123456`: a run with a letter or two. */
const isRunWithLetters = (text: string): boolean =>
  isRun(text.replaceAll(/^[a-z]{1,2}|[a-z]{1,2}$/g, ''));
const isKeyboardWalk = (text: string): boolean =>
  /^(1q2w3e|1qaz|2wsx|3edc|zaq1|xsw2|q1w2e3|a1b2c3|147258|159357|102030)|^(?:[1-9]0+)+$/.test(text);

const undecorated = (text: string): string => {
  const bare = text.replaceAll(/^[\d\W_]+|[\d\W_]+$/gu, '');
  return text.length - bare.length <= DECORATION_MAX ? bare : text;
};
const undisguised = (text: string): string =>
  Array.from(text, (sign) => LOOKALIKES[sign] ?? sign).join('');

/** The word of `adminadmin`. */
const halved = (text: string): string => /^(.+)\1$/u.exec(text)?.[1] ?? text;

const isCommonWord = (word: string): boolean =>
  COMMON.has(word) || (word.length >= WORD_MIN_LENGTH && isListedPassword(word));

function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const words = [text, undecorated(text), halved(text)];
  return (
    words.some((word) => isCommonWord(word) || isCommonWord(undisguised(word))) ||
    isRun(text) ||
    isRunWithLetters(text) ||
    isRepeated(text) ||
    isKeyboardWalk(text)
  );
}

/** Spec 5: at least six characters. In production, common passwords and the user's own address are refused too. */
export function requirePassword(
  password: string,
  o: { refuseCommon: boolean; email: string },
): void {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) throw new AppError('WEAK_PASSWORD');
  if (!o.refuseCommon) return;
  const own = [o.email, o.email.split('@', 1)[0]];
  if (isCommon(password) || own.includes(password.toLowerCase()))
    throw new AppError('COMMON_PASSWORD');
}
