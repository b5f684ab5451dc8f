import { PlainTeam } from './component.tsx';

/** A face of any ratio. */
const faceOf = (width: number, height: number): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#c8d0d6" /><circle cx="${width / 2}" cy="120" r="70" fill="#7a4b33" /></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};
const TALL = faceOf(300, 500);
const SQUARE = faceOf(400, 400);
const WIDE = faceOf(600, 400);

/** Nine people. The second has no photograph, and two names take several lines. */
const PEOPLE = [
  {
    name: 'Padma Srinivas',
    role: 'Founder',
    text: 'Kept books for 26 years.',
    face: TALL,
  },
  {
    name: 'Arvinder Bedi',
    role: 'Engineering',
    text: 'Reads bank formats.',
    face: '',
  },
  {
    name: 'திருநாவுக்கரசு சிவசுப்பிரமணியன்',
    role: 'Support',
    text: 'Answers within the working day.',
    face: SQUARE,
  },
  {
    name: 'Martin Krol',
    role: 'Audit',
    text: 'Decides what a match may claim.',
    face: WIDE,
  },
  {
    name: 'Karl-Friedrich von Schwarzenberg-Oberhausen',
    role: 'Tax',
    text: 'Knows section 194J by heart.',
    face: TALL,
  },
  {
    name: 'Zawadi Otieno',
    role: 'Support',
    text: 'On call in the evening.',
    face: SQUARE,
  },
  {
    name: 'Noor Jahan',
    role: 'Formats',
    text: 'Has seen 22 of them.',
    face: WIDE,
  },
  {
    name: 'Tomás Reyes',
    role: 'Hosting',
    text: 'Where your data is.',
    face: TALL,
  },
  {
    name: 'Ila Deshpande',
    role: 'Sales',
    text: 'Says no when it does not fit.',
    face: SQUARE,
  },
];
const COUNTS = [4, 5, 7, 9];

export function Ours() {
  return COUNTS.map((count) => (
    <PlainTeam
      key={count}
      title={`${count} people`}
      people={PEOPLE.slice(0, count).map(({ name, role, text, face }) => ({
        name,
        role,
        text,
        media: face ? <img src={face} alt="" /> : null,
      }))}
    />
  ));
}

/** The team grid of most sites: two columns, then three, and a photograph if there is one. */
export function Rival() {
  return COUNTS.map((count) => (
    <section key={count} className="mx-auto max-w-7xl px-6 py-24">
      <h2 className="text-3xl font-bold tracking-tight">{count} people</h2>
      <ul className="mt-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {PEOPLE.slice(0, count).map(({ name, role, text, face }) => (
          <li key={name}>
            {face && (
              <img src={face} alt="" className="aspect-[3/2] w-full rounded-2xl object-cover" />
            )}
            <h3 className="mt-6 text-lg font-semibold">{name}</h3>
            <p className="text-neutral-600">{role}</p>
            <p className="mt-4 text-neutral-600">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
