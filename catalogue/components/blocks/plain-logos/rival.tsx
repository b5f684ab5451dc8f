import { PlainLogos } from './component.tsx';

/** A word of so many letters as bars, so that no font decides its width. */
function draw(letters: number, width: number): string {
  const step = width / letters;
  const bars = Array.from(
    { length: letters },
    (_, at) =>
      `<rect x="${at * step}" y="${at % 3 === 0 ? 0 : 8}" width="${step * 0.7}" height="${at % 3 === 0 ? 40 : 32}"/>`,
  ).join('');
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" fill="#444">${bars}</svg>`)}`;
}

const LOGOS = [
  { name: 'Quarter Past Four', letters: 15, width: 320 },
  { name: 'Quern', letters: 2, width: 40 },
  { name: 'Negi & Bedi', letters: 9, width: 200 },
  { name: 'Open Palm', letters: 4, width: 80 },
  { name: 'Neem Lane', letters: 8, width: 160 },
];
const TEXT = '5 of the 64 companies that matched October with Two Columns.';

export function Ours() {
  return (
    <PlainLogos
      text={TEXT}
      logos={LOGOS.map(({ name, letters, width }) => ({
        name,
        logo: <img src={draw(letters, width)} alt="" width={width} height={40} />,
      }))}
    />
  );
}

/** Logos of one height, as in most blocks. */
export function Rival() {
  return (
    <section className="bg-white py-12">
      <div className="mx-auto max-w-7xl px-6">
        <p className="text-center text-sm text-gray-600">{TEXT}</p>
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-12 gap-y-8">
          {LOGOS.map(({ name, letters, width }) => (
            <img
              key={name}
              src={draw(letters, width)}
              alt={name}
              width={width}
              height={40}
              className="h-8 w-auto"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
