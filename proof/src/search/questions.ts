import { BROWSER_CATEGORIES } from '@tessera/contract/categories';
import { vocabulary, type Item } from './catalogue.ts';
import type { Question } from './definition.ts';
import { foreignWord, randomFrom, type Random } from './language.ts';

const between = (random: Random, from: number, to: number) =>
  vocabulary[from + random.below(to - from)]!;
const frequent = (random: Random) => between(random, 0, 60);
const mid = (random: Random) => between(random, 300, 1_500);
const rare = (random: Random) => between(random, 8_000, vocabulary.length);
const infix = (random: Random, length: number): string => {
  const word = between(random, 100, 8_000);
  if (word.length < length) return infix(random, length);
  const at = random.below(word.length - length + 1);
  return word.slice(at, at + length);
};
const letters = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCodePoint(97 + random.below(26))).join('');

/** Neighbouring words of some component. */
const neighbours = (random: Random, items: readonly Item[], count: number): string => {
  const words = random.pick(random.pick(items).text.split('\n')).split(' ');
  if (words.length < count) return neighbours(random, items, count);
  const at = random.below(words.length - count + 1);
  return words.slice(at, at + count).join(' ');
};

type Make = (random: Random, items: readonly Item[]) => Omit<Question, 'limit'>;
const searching =
  (words: (random: Random, items: readonly Item[]) => string): Make =>
  (random, items) => ({ search: words(random, items) });

export const ONE_WORD = [
  'frequent',
  'mid',
  'rare',
  'infix of 4',
  'infix of 3',
  'two letters',
  'one letter',
  'other scripts',
  'no match',
];

const CLASSES: Record<string, Make> = {
  frequent: searching(frequent),
  mid: searching(mid),
  rare: searching(rare),
  'infix of 4': searching((random) => infix(random, 4)),
  'infix of 3': searching((random) => infix(random, 3)),
  'two letters': searching((random) => letters(random, 2)),
  'one letter': searching((random) => letters(random, 1)),
  'other scripts': searching(foreignWord),
  'no match': searching((random) => `${rare(random)}${letters(random, 4)}`),
  'category word': searching((random) => random.pick(BROWSER_CATEGORIES).toLowerCase()),
  'two frequent': searching((random) => `${frequent(random)} ${frequent(random)}`),
  'two mid': searching((random) => `${mid(random)} ${mid(random)}`),
  'frequent + rare': searching((random) => `${frequent(random)} ${rare(random)}`),
  'letter + frequent': searching((random) => `${letters(random, 1)} ${frequent(random)}`),
  'phrase of 2': searching((random, items) => neighbours(random, items, 2)),
  'phrase of 4': searching((random, items) => neighbours(random, items, 4)),
  'category chip': (random) => ({ category: random.pick(BROWSER_CATEGORIES) }),
};

export type Asked = { name: string; question: Question };

/**
 * Returns queries of every class, in mixed order. The page length changes with each query, so that no cache has the
 * response.
 */
export function questions(seed: number, perClass: number, items: readonly Item[]): Asked[] {
  const random = randomFrom(seed);
  const asked: Asked[] = [];
  const seen = new Set<string>();
  for (let n = 0; n < perClass; n++)
    for (const [name, make] of Object.entries(CLASSES)) {
      let question: Question;
      let tries = 0;
      do question = { ...make(random, items), limit: 24 + (tries++ % 30) };
      while (seen.has(JSON.stringify(question)));
      seen.add(JSON.stringify(question));
      asked.push({ name, question });
    }
  return asked;
}
