import { PlainBento } from './component.tsx';

/** Seven tiles of a workshop in Bonn, with the long words of German. */
const TILES = [
  {
    title: 'Eine Karte am Lenker',
    text: 'Jedes geprüfte Teil steht darauf: grün, gelb oder rot.',
  },
  {
    title: 'Laufräder von Hand',
    text: 'Gleichmäßige Speichenspannung, nachgesehen nach 200 km.',
  },
  {
    title: 'Altteile in der Tüte',
    text: 'Was wir abgebaut haben, bekommst du zu sehen.',
  },
  {
    title: 'Ersatzfahrrad',
    text: 'Vier einfache Räder mit Schloss für fünf Euro am Tag.',
  },
  {
    title: 'Reifendruckmessung',
    text: 'Ohne Terminvereinbarung, auch für den Kinderwagen.',
  },
  {
    title: 'Bremsbelagverschleiß',
    text: 'Gemessen in Zehntelmillimetern, auf der Karte eingetragen.',
  },
  {
    title: 'Kostenvoranschlag',
    text: 'Verbindlich. Kommt etwas dazu, rufen wir vorher an.',
  },
];
const COUNTS = [4, 5, 6, 7];

export function Ours() {
  return COUNTS.map((count) => (
    <PlainBento
      key={count}
      title={`${count} Kacheln`}
      lead="Was die Werkstatt tut."
      tiles={TILES.slice(0, count)}
    />
  ));
}

/** After the bento grid of Aceternity: three columns, and spans by hand that close seven tiles. */
export function Rival() {
  return COUNTS.map((count) => (
    <section key={count} className="px-6 py-24">
      <h2 className="text-center text-3xl font-bold">{count} Kacheln</h2>
      <div className="mx-auto mt-12 grid max-w-7xl grid-cols-1 gap-4 md:auto-rows-[18rem] md:grid-cols-3">
        {TILES.slice(0, count).map(({ title, text }, index) => (
          <div
            key={title}
            className={`flex flex-col justify-between space-y-4 rounded-xl border border-neutral-200 bg-white p-4 text-neutral-900 shadow-sm ${index === 3 || index === 6 ? 'md:col-span-2' : ''}`}
          >
            <div className="min-h-24 flex-1 rounded-xl bg-linear-to-br from-neutral-200 to-neutral-100" />
            <div>
              <h3 className="my-2 font-bold">{title}</h3>
              <p className="text-xs text-neutral-600">{text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  ));
}
