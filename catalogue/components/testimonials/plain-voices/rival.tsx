import { PlainVoices } from './component.tsx';

const VOICES = [
  {
    quote:
      'I ride to Mussoorie on Sundays, thirteen hundred metres up and the same down. The card said my rear rim had a season left. In August it said now, and I did not argue.',
    name: 'Edwin Strand',
    role: 'Forest surveyor',
  },
  {
    quote: 'Nine school bicycles on a Tuesday, nine back on the Thursday.',
    name: 'Kulwant Sodhi',
    role: 'Warden of a boarding school',
  },
  {
    quote: 'They rang to say it would cost ₹180 less.',
    name: 'Usha Thapliyal',
    role: 'Retired headmistress',
  },
  {
    quote: 'I learned to true a wheel on my own wheel.',
    name: 'Thandi Maseko',
    role: 'Student, evening class',
  },
  {
    quote:
      'Ninety kilometres a day with other people’s lunch. They lent me a bicycle for the two days, and it was better than mine.',
    name: 'Irfan Rizvi',
    role: 'Courier',
  },
  {
    quote: 'The bag of old parts settled every doubt.',
    name: 'Meher Batliwala',
    role: 'Notary',
  },
];

export function Ours() {
  return <PlainVoices title="What riders wrote" lead="Six of 61 letters." voices={VOICES} />;
}

/** The wall of cards in CSS columns, as most blocks have it. */
export function Rival() {
  return (
    <section className="bg-white py-24 sm:py-32">
      <div className="mx-auto max-w-7xl px-6 lg:px-8">
        <h2 className="text-center text-4xl font-semibold tracking-tight">What riders wrote</h2>
        <p className="mt-2 text-center text-gray-600">Six of 61 letters.</p>
        <div className="mt-16 gap-8 sm:columns-2 lg:columns-3">
          {VOICES.map(({ quote, name, role }) => (
            <figure
              key={name}
              className="mb-8 break-inside-avoid rounded-2xl bg-gray-50 p-8 text-sm/6 shadow-sm"
            >
              <blockquote className="text-gray-900">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-x-4">
                <div className="size-10 rounded-full bg-gray-200" />
                <div>
                  <div className="font-semibold text-gray-900">{name}</div>
                  <div className="text-gray-600">{role}</div>
                </div>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
