/** Everything the house says and charges. Change it here first; the pages only lay it out. */

export const house = {
  name: 'Deodar House',
  email: 'letters@deodarhouse.example',
  phone: '+91 94120 00000',
  place: 'Banari ridge, above Almora, Uttarakhand',
  elevationMetres: 2050,
};

export type Season = 'winter' | 'spring' | 'summer' | 'monsoon' | 'autumn';

/** How much of the full rate a night costs. */
export const seasonRates: Record<Season, { name: string; percent: number }> = {
  winter: { name: 'Winter', percent: 80 },
  spring: { name: 'Rhododendron weeks', percent: 100 },
  summer: { name: 'High summer', percent: 115 },
  monsoon: { name: 'Rains', percent: 70 },
  autumn: { name: 'Clear autumn', percent: 110 },
};

export const months: {
  name: string;
  season: Season;
  dayCelsius: number;
  nightCelsius: number;
  title: string;
  text: string;
}[] = [
  {
    name: 'January',
    season: 'winter',
    dayCelsius: 11,
    nightCelsius: 1,
    title: 'Snow on the roof, twice if we are lucky',
    text: 'The stove is lit at four. Roads close for a morning after snow, and nobody minds.',
  },
  {
    name: 'February',
    season: 'winter',
    dayCelsius: 13,
    nightCelsius: 3,
    title: 'The sharpest view of the year',
    text: 'Peaks from end to end at breakfast. Bring wool; the sun does the rest by eleven.',
  },
  {
    name: 'March',
    season: 'spring',
    dayCelsius: 18,
    nightCelsius: 7,
    title: 'The hillside turns red',
    text: 'Rhododendrons open along the north path. We press the petals into a cold drink.',
  },
  {
    name: 'April',
    season: 'spring',
    dayCelsius: 22,
    nightCelsius: 11,
    title: 'Apricot blossom, then bees',
    text: 'Mornings for walking, afternoons for the veranda. The cuckoo does not stop.',
  },
  {
    name: 'May',
    season: 'summer',
    dayCelsius: 26,
    nightCelsius: 15,
    title: 'When the plains send everyone up',
    text: 'Warm days, cool rooms. Our busiest month: write early.',
  },
  {
    name: 'June',
    season: 'summer',
    dayCelsius: 26,
    nightCelsius: 17,
    title: 'Plums, and the first thunder',
    text: 'Dry until the twentieth or so. Storms walk along the valley at night like lit ships.',
  },
  {
    name: 'July',
    season: 'monsoon',
    dayCelsius: 24,
    nightCelsius: 17,
    title: 'Inside the cloud',
    text: 'It rains most afternoons and the view comes in pieces. Ferns on every wall.',
  },
  {
    name: 'August',
    season: 'monsoon',
    dayCelsius: 24,
    nightCelsius: 17,
    title: 'The greenest green there is',
    text: 'Leeches on the forest path, a library by the fire. Our lowest rates.',
  },
  {
    name: 'September',
    season: 'autumn',
    dayCelsius: 24,
    nightCelsius: 14,
    title: 'The curtain goes up',
    text: 'Around the middle of the month the cloud lifts and the snows are there again.',
  },
  {
    name: 'October',
    season: 'autumn',
    dayCelsius: 22,
    nightCelsius: 10,
    title: 'Thirty clear mornings',
    text: 'Fields of marigold below the house and grass drying in the trees.',
  },
  {
    name: 'November',
    season: 'autumn',
    dayCelsius: 17,
    nightCelsius: 6,
    title: 'Lemons and long shadows',
    text: 'Hill lemons with salt and hemp seed on the veranda at four. Stars from six.',
  },
  {
    name: 'December',
    season: 'winter',
    dayCelsius: 13,
    nightCelsius: 3,
    title: 'Bonfires and short days',
    text: 'Oak fires, black dal, and a hot-water bottle in every bed without asking.',
  },
];

export type Room = {
  id: string;
  name: string;
  view: string;
  text: string;
  beds: string;
  sleeps: number;
  squareMetres: number;
  floor: 'Ground' | 'Upper';
  /** A full-rate night for two, in rupees, before tax. */
  ratePerNight: number;
  season: Season;
  /** Where it is in the plan of its floor: x, y, width, height in metres. */
  plan: [number, number, number, number];
};

export const rooms: Room[] = [
  {
    id: 'trishul',
    name: 'Trishul',
    view: 'Snows, from the bed',
    text: 'The corner room upstairs, with five windows on two sides. You will wake before the alarm because the light does not knock.',
    beds: 'One double bed',
    sleeps: 2,
    squareMetres: 31,
    floor: 'Upper',
    ratePerNight: 6_800,
    season: 'winter',
    plan: [0, 0, 6, 5],
  },
  {
    id: 'apricot',
    name: 'Apricot',
    view: 'Orchard and valley',
    text: 'Above the kitchen, so the warmest. The desk has seen two novels and one doctoral thesis to their ends.',
    beds: 'One double bed, one daybed',
    sleeps: 3,
    squareMetres: 27,
    floor: 'Upper',
    ratePerNight: 5_900,
    season: 'spring',
    plan: [6, 0, 5, 5],
  },
  {
    id: 'library',
    name: 'Library',
    view: 'Forest, and 900 books',
    text: 'Not quiet so much as padded. The shelves are yours, and so is the window seat that holds two readers and a dog.',
    beds: 'Two single beds',
    sleeps: 2,
    squareMetres: 24,
    floor: 'Upper',
    ratePerNight: 5_200,
    season: 'autumn',
    plan: [11, 0, 4, 5],
  },
  {
    id: 'garden',
    name: 'Garden',
    view: 'Terraces, without a step',
    text: 'On the ground floor with a level path from the gate, wide doors and a bathroom with room to turn a wheelchair.',
    beds: 'One double bed',
    sleeps: 2,
    squareMetres: 29,
    floor: 'Ground',
    ratePerNight: 5_600,
    season: 'summer',
    plan: [0, 0, 6, 5],
  },
  {
    id: 'granary',
    name: 'Granary',
    view: 'Mist, mostly',
    text: 'The old grain store across the yard, with a loft that children claim within a minute. Its own stove and its own door.',
    beds: 'One double bed, three in the loft',
    sleeps: 5,
    squareMetres: 42,
    floor: 'Ground',
    ratePerNight: 8_400,
    season: 'monsoon',
    plan: [10, 0, 5, 7],
  },
];

export const meals: { id: string; name: string; text: string; perPersonPerDay: number }[] = [
  { id: 'breakfast', name: 'Breakfast', text: 'Always part of the night', perPersonPerDay: 0 },
  {
    id: 'half',
    name: 'Breakfast and dinner',
    text: 'Four courses at one long table',
    perPersonPerDay: 950,
  },
  {
    id: 'full',
    name: 'All meals',
    text: 'With a packed lunch or one on the veranda',
    perPersonPerDay: 1_550,
  },
];

export const extras: { id: string; name: string; text: string; price: number }[] = [
  {
    id: 'pickup',
    name: 'Car from Kathgodam, both ways',
    text: 'One car for up to four',
    price: 7_600,
  },
  {
    id: 'walk',
    name: 'A day with a walking guide',
    text: 'To the cedar temple and back, 14 km',
    price: 1_800,
  },
  { id: 'stove', name: 'Firewood for your own stove', text: 'Oak, fallen not felled', price: 600 },
];

export const rules = {
  /** Tax on everything, in per cent. */
  taxPercent: 5,
  depositPercent: 30,
  /** So many days before arrival the deposit still comes back. */
  freeUntilDays: 14,
  nightsMax: 14,
  /** Children below this age eat and sleep free. */
  childrenFreeBelow: 6,
  thirdGuestPerNight: 1_400,
};

export const day: { time: string; text: string }[] = [
  { time: '6:10', text: 'Tea is left outside your door. The snows are pink for nine minutes.' },
  { time: '8:30', text: 'Breakfast, until nobody is hungry.' },
  { time: '10:00', text: 'The forest path, or a chair.' },
  { time: '13:00', text: 'Lunch on the veranda, in the order the garden decided.' },
  { time: '16:00', text: 'The stove is lit and there is something with ginger in it.' },
  { time: '20:00', text: 'Dinner at one table. Sit next to a stranger; most of us did.' },
];

export const legs: {
  place: string;
  metres: number;
  kilometres: number;
  how: string;
  time: string;
}[] = [
  { place: 'Delhi', metres: 216, kilometres: 0, how: 'Overnight train', time: 'about 7 h' },
  { place: 'Kathgodam', metres: 554, kilometres: 280, how: 'Car, mostly bends', time: '3 h 15' },
  { place: 'Almora', metres: 1642, kilometres: 362, how: 'Car, one lane', time: '35 min' },
  {
    place: 'Banari gate',
    metres: 1985,
    kilometres: 374,
    how: 'On foot, we carry the bags',
    time: '15 min',
  },
  { place: 'Deodar House', metres: 2050, kilometres: 375, how: '', time: '' },
];

export const packing: Record<Season, string[]> = {
  winter: ['A warm hat for breakfast outside', 'Shoes that forgive ice', 'Two pairs of wool socks'],
  spring: [
    'A light jacket for evenings',
    'Binoculars, if you have them',
    'Something against the sun',
  ],
  summer: [
    'A hat with a brim',
    'A thin sweater for after eight',
    'A bottle to refill; our spring is tested',
  ],
  monsoon: [
    'Boots with salt in the seams, for leeches',
    'A cape rather than an umbrella',
    'A long book',
  ],
  autumn: [
    'Layers: it is 24 at noon and 8 at night',
    'A torch for star walks',
    'Room in the bag for lemons',
  ],
};

export const questions: { question: string; answer: string }[] = [
  {
    question: 'Is there a signal?',
    answer:
      'Two bars on the upper veranda and fibre in the library, enough for a call with the camera on. Not in the rooms, and we are not sorry.',
  },
  {
    question: 'May we bring children?',
    answer:
      'Please. Those under six eat and sleep free. There is a steep edge below the orchard, so small ones need a hand there.',
  },
  {
    question: 'May we bring a dog?',
    answer:
      'One at a time, and ours decides. Write to us about it first. Leopards are real: dogs sleep inside.',
  },
  {
    question: 'Can someone with a wheelchair stay?',
    answer:
      'In Garden, yes: a level path from a second gate that a car can reach, doors of 95 cm, and a roll-in shower. The forest path is not level.',
  },
  {
    question: 'When does the money move?',
    answer:
      'Thirty per cent holds the room, the rest is paid when you leave. Up to fourteen days before, the deposit comes back whole.',
  },
];
