/** A small seeded random number generator. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { next, below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
}

export type Random = ReturnType<typeof randomFrom>;

const FREQUENT =
  `the a and with for of to in on is that it your card hero button pricing form section table layout
  menu footer list page image text dark light grid modal price plan team header panel chart icon tab link responsive
  simple animated minimal modern user data login profile search filter slider carousel gallery banner badge avatar
  tooltip dropdown sidebar dashboard accordion checkout cart product blog post testimonial waitlist newsletter email
  contact navigation navbar step timeline progress rating review feature logo cloud stats counter toggle switch input
  select checkbox radio upload calendar date picker map video audio player toast alert dialog drawer popover spinner`
    .split(/\s+/)
    .filter(Boolean);

const SYLLABLES =
  `ba be bi bo bra bri ca ce cla co cra cu da de di do dra du el en er fa fe fi flo fra ga ge gla go gra ha he
  hi ho in is ja jo ka ki kra la le li lo lu ma me mi mo mu na ne ni no nu or pa pe pi pla po pre pro qua ra re ri ro ru
  sa se shi si so sta ste stri su ta te ti to tra tri tu ul un va ve vi vo wa we wi xa ya ze zi zo`
    .split(/\s+/)
    .filter(Boolean);
const ENDINGS = ['', '', '', 'n', 'r', 's', 't', 'ing', 'ed', 'er', 'ly', 'tion', 'ment', 'able'];

const OTHER_SCRIPTS = [
  'मूल्य निर्धारण तालिका सरल और तेज़ पृष्ठ के लिए बटन सूची चित्र'.split(' '),
  '料金表 ヒーローセクション ボタン付きカード お問い合わせフォーム ダークモード対応 簡単 導入'.split(
    ' ',
  ),
  'Предложение карточка таблица цен кнопка форма заголовок страница меню'.split(' '),
  'Preisübersicht Schaltfläche für größere Überschriften Anmeldeformular'.split(' '),
];

export const VOCABULARY_SIZE = 20_000;

/** Words in order of falling frequency: real words of component catalogues first, then generated ones. */
export function makeVocabulary(): string[] {
  const random = randomFrom(1);
  const words = new Set(FREQUENT);
  while (words.size < VOCABULARY_SIZE) {
    const syllables = Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES));
    words.add(syllables.join('') + random.pick(ENDINGS));
  }
  return [...words];
}

/** Draws ranks with Zipf's law: the n-th word is used about 1/n as often as the first. */
export function zipf(size: number, random: Random): () => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) sums[rank] = sum += 1 / (rank + 2.7) ** 1.05;
  return () => {
    const wanted = random.next() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** A sentence in a script without upper and lower case, or with letters beyond ASCII. */
export const foreignSentence = (random: Random): string => {
  const words = random.pick(OTHER_SCRIPTS);
  return Array.from({ length: 3 + random.below(5) }, () => random.pick(words)).join(' ');
};
export const foreignWord = (random: Random): string => random.pick(random.pick(OTHER_SCRIPTS));
