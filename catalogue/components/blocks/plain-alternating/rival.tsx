import { PlainAlternating } from './component.tsx';

const drawing = (width: number, height: number, lines: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke="#31507a" stroke-width="8"><rect width="${width}" height="${height}" fill="#dde3ea" stroke="none" /><path d="${lines}" /></svg>`,
  )}`;

const ROWS = [
  {
    title: 'Nine boats a day',
    text: 'The ferry has a ramp at each end.',
    terms: [
      { term: 'Crossing', text: '40 minutes' },
      { term: 'First and last boat', text: '5:50 and 20:30' },
    ],
    picture: { src: drawing(800, 500, 'M80 300H720M200 300V180H500V300'), alt: 'The ferry' },
  },
  {
    title: 'You know by seven',
    text: 'We say it by text and on the board.',
    terms: [
      { term: 'Run', text: '98.9% of crossings' },
      { term: 'Late', text: '4 minutes' },
    ],
    picture: { src: drawing(400, 500, 'M100 100H300V300H100zM200 300V440'), alt: 'The board' },
  },
];

export function Ours() {
  return (
    <PlainAlternating
      rows={ROWS.map(({ picture, ...row }) => ({
        ...row,
        media: <img src={picture.src} alt={picture.alt} />,
      }))}
    />
  );
}

/** After "Alternating side-by-side with images" of Tailwind Plus: halves, and the second row is turned. */
export function Rival() {
  return (
    <section className="mx-auto grid max-w-7xl gap-24 px-6 py-24">
      {ROWS.map(({ title, text, terms, picture }, index) => (
        <div key={title} className="grid items-center gap-12 lg:grid-cols-2">
          <div className={index % 2 === 1 ? 'order-last' : ''}>
            <h2 className="text-3xl font-semibold tracking-tight">{title}</h2>
            <p className="mt-4 text-neutral-600">{text}</p>
            <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
              {terms.map(({ term, text: meaning }) => (
                <div key={term} className="contents">
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-neutral-600">{meaning}</dd>
                </div>
              ))}
            </dl>
          </div>
          <img
            src={picture.src}
            alt={picture.alt}
            className="aspect-video w-full rounded-2xl object-cover"
          />
        </div>
      ))}
    </section>
  );
}
