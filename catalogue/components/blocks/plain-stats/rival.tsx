import { PlainStats } from './component.tsx';

const FIGURES = [
  {
    value: '98.9',
    unit: '%',
    says: 'of crossings were run, those in ice and in wind above fifteen metres a second included',
    source: '6,498 of 6,570, November 2025 to October 2026',
  },
  {
    value: '1,31,400',
    unit: 'people',
    says: 'carried last year',
    source: 'Tickets and ten-trip cards',
  },
  {
    value: '4',
    unit: 'min',
    says: 'late on arrival, half of all delays are less than that',
    source: 'Median of 1,312 delayed crossings',
  },
];

export function Ours() {
  return <PlainStats figures={FIGURES} />;
}

/** A grid of stacked cells as in most blocks, with a larger first number. */
export function Rival() {
  return (
    <section className="bg-white py-24 text-gray-900">
      <div className="mx-auto max-w-7xl px-6 lg:px-8">
        <div className="grid gap-x-8 gap-y-16 md:grid-cols-4">
          {FIGURES.map(({ value, unit, says, source }, at) => (
            <div key={says} className={`flex flex-col ${at === 0 ? 'md:col-span-2' : ''}`}>
              <p
                className={`font-semibold tracking-tight ${at === 0 ? 'text-6xl lg:text-9xl' : 'text-3xl lg:text-6xl'}`}
              >
                {value} <span className="text-2xl">{unit}</span>
              </p>
              <p className="mt-4 text-base text-gray-900">{says}</p>
              <p className="mt-1 text-sm text-gray-600">{source}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
