import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Each name of rival.tsx with the first words of the voice. */
const VOICES: readonly (readonly [name: string, words: string])[] = [
  ['Edwin Strand', 'I ride to Mussoorie'],
  ['Kulwant Sodhi', 'Nine school bicycles'],
  ['Usha Thapliyal', 'They rang to say'],
  ['Thandi Maseko', 'I learned to true'],
  ['Irfan Rizvi', 'Ninety kilometres a day'],
  ['Meher Batliwala', 'The bag of old parts'],
];
const TOLERANCE_PX = 1;

type Place = { name: string; at: number; left: number; top: number; nameTop: number };

/** Runs in the page: where each voice and its name begin, in the order of the document. */
const measure = (voices: readonly (readonly [string, string])[]): Place[] => {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  const find = (words: string): { at: number; box: DOMRect } => {
    const at = texts.findIndex((node) => node.textContent!.includes(words));
    const start = texts[at]!.textContent!.indexOf(words);
    const range = document.createRange();
    range.setStart(texts[at]!, start);
    range.setEnd(texts[at]!, start + 1);
    return { at, box: range.getBoundingClientRect() };
  };
  return voices
    .map(([name, words]) => {
      const { at, box } = find(words);
      return { name, at, left: box.left, top: box.top, nameTop: find(name).box.top };
    })
    .toSorted((one, other) => one.at - other.at);
};

export const promise: ItemPromise = {
  says: 'Voices are read in the order in which they stand, from left to right and from top to bottom, and the names of a row stand on one line.',
  widths: [1280, 768],
  faults: async (page) => {
    const found: string[] = [];
    const places = await page.evaluate(measure, VOICES);
    const isSameRow = (one: Place, other: Place): boolean =>
      Math.abs(one.top - other.top) <= TOLERANCE_PX;
    for (const [at, place] of places.entries()) {
      const before = places[at - 1];
      if (!before) continue;
      const follows = isSameRow(place, before)
        ? place.left > before.left
        : places.slice(0, at).every(({ nameTop }) => nameTop < place.top);
      if (!follows)
        found.push(`${place.name} is read after ${before.name}, but does not stand after it`);
      if (isSameRow(place, before) && Math.abs(place.nameTop - before.nameTop) > TOLERANCE_PX)
        found.push(
          `${before.name} and ${place.name} stand beside each other, their names ${Math.round(Math.abs(place.nameTop - before.nameTop))} px apart`,
        );
    }
    // A single column would keep any order.
    if (places.every(({ left }) => left === places[0]!.left)) found.push('all stand in one column');
    return found;
  },
};
