/** Everything the site says. Change it here first; the pieces only lay it out. */

export const studio = {
  name: 'Two Drum',
  line: 'A two-ink print studio in Fort Kochi',
  email: 'desk@twodrum.example',
  phone: '+91 98470 00000',
  address: ['14 Quiros Street', 'Fort Kochi', 'Kerala 682001'],
};

/** Four things people ask first. */
export const facts: { label: string; value: string }[] = [
  { label: 'Smallest edition', value: '25 copies' },
  { label: 'Largest sheet', value: 'A3' },
  { label: 'File to finished', value: '5 days' },
  { label: 'Inks on the shelf', value: '6' },
];

export type Ink = {
  id: string;
  name: string;
  hex: string;
  /** A text colour that can be read on this ink. */
  on: string;
};

export const inks: Ink[] = [
  { id: 'pink', name: 'Hot pink', hex: '#ff48b0', on: '#16130f' },
  { id: 'blue', name: 'Harbour blue', hex: '#0078bf', on: '#ffffff' },
  { id: 'yellow', name: 'Turmeric', hex: '#ffc61a', on: '#16130f' },
  { id: 'green', name: 'Banana leaf', hex: '#00a95c', on: '#16130f' },
  { id: 'orange', name: 'Papaya', hex: '#ff6c2f', on: '#16130f' },
  { id: 'violet', name: 'Jamun', hex: '#765ba7', on: '#ffffff' },
];

/** Pairs that are known to sing; the first is on the page when it opens. */
export const pairs: { name: string; a: string; b: string }[] = [
  { name: 'Harbour dusk', a: 'pink', b: 'blue' },
  { name: 'Fruit stall', a: 'yellow', b: 'green' },
  { name: 'Monsoon', a: 'blue', b: 'violet' },
  { name: 'Ice candy', a: 'orange', b: 'pink' },
];

export type Sample = 'poster' | 'zine' | 'card' | 'label' | 'map' | 'calendar';

export const work: {
  art: Sample;
  name: string;
  format: string;
  note: string;
  /** Rupees for each quantity in `quantities`. */
  prices: [number, number, number];
}[] = [
  {
    art: 'poster',
    name: 'Posters',
    format: 'A3, 120 gsm',
    note: 'Gigs, lectures, lost parrots. Flat colour and large type look their best.',
    prices: [3_200, 4_600, 8_900],
  },
  {
    art: 'zine',
    name: 'Zines',
    format: 'A5, 24 pages, stapled',
    note: 'We fold, staple and trim. Bring a dummy made of scrap paper; it saves an hour.',
    prices: [9_800, 15_400, 31_000],
  },
  {
    art: 'card',
    name: 'Invitations',
    format: 'A6, 300 gsm, both sides',
    note: 'Weddings and house-warmings, with envelopes in brown or white.',
    prices: [2_700, 3_900, 7_600],
  },
  {
    art: 'label',
    name: 'Labels',
    format: '70 × 90 mm, gummed',
    note: 'For jars, soap and beer. Not for the fridge: the ink is made from rice bran.',
    prices: [1_900, 2_600, 5_200],
  },
  {
    art: 'map',
    name: 'Maps',
    format: 'A3, folded to A6',
    note: 'Walks, fairs and campuses, with our accordion fold.',
    prices: [5_400, 8_100, 16_500],
  },
  {
    art: 'calendar',
    name: 'Calendars',
    format: 'A4, 13 leaves, wire bound',
    note: 'Booked from September. Each month may have its own pair of inks.',
    prices: [11_500, 18_900, 39_000],
  },
];

export const quantities = [50, 100, 250] as const;

export const steps: { title: string; text: string; when: string }[] = [
  {
    when: 'Day 1',
    title: 'Two greys',
    text: 'Send one grey file per ink. Black prints solid, grey prints as dots, white stays paper. No colour in the file at all.',
  },
  {
    when: 'Day 2',
    title: 'Wet proof',
    text: 'We print one sheet in your inks on your paper and photograph it by the window. Change your mind here, free of charge.',
  },
  {
    when: 'Day 3',
    title: 'First drum',
    text: 'The whole edition runs through the first ink at ninety sheets a minute, then rests overnight on the racks.',
  },
  {
    when: 'Day 5',
    title: 'Second drum',
    text: 'The second ink goes on top. Where they overlap there is a third colour that nobody mixed.',
  },
];

export const questions: { question: string; answer: string }[] = [
  {
    question: 'Will my sheets all look the same?',
    answer:
      'No, and that is the charm. The second ink lands within a millimetre of the first, not on it. If your artwork needs a perfect edge, let the inks overlap by two millimetres or leave white between them.',
  },
  {
    question: 'Can I have a third colour?',
    answer:
      'Yes: a third and a fourth pass cost 60% of the first each. Before you pay for one, look at what two inks do on top of each other at the table above.',
  },
  {
    question: 'What should the file look like?',
    answer:
      'A PDF in greyscale at 300 dpi, one page per ink, with 3 mm of bleed. Name the pages by ink. Leave 6 mm of quiet paper at one short edge: the machine needs something to hold.',
  },
  {
    question: 'Does the ink rub off?',
    answer:
      'A little, for a week. Large solid areas stay tender for longer, so we interleave them. Please do not laminate: it turns the dots to soup.',
  },
  {
    question: 'Do you post?',
    answer:
      'Across India by registered post, flat up to A4 and rolled above it. Edition by edition we add the true postage, nothing on top.',
  },
];

/** Minutes after midnight, in the studio's own time; Sunday first. */
export const hours: { day: string; opens: number | null; closes: number | null }[] = [
  { day: 'Sunday', opens: null, closes: null },
  { day: 'Monday', opens: 600, closes: 1080 },
  { day: 'Tuesday', opens: 600, closes: 1080 },
  { day: 'Wednesday', opens: 600, closes: 1080 },
  { day: 'Thursday', opens: 600, closes: 1200 },
  { day: 'Friday', opens: 600, closes: 1080 },
  { day: 'Saturday', opens: 660, closes: 960 },
];

export const timeZone = 'Asia/Kolkata';
