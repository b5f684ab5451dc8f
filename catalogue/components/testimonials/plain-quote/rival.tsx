import { PlainQuote } from './component.tsx';

const NAME = 'Roald Timmer';
const ROLE = 'Boat restorer';
const VOICES = [
  {
    lang: 'en',
    text: 'Warm bread at seven, and for three years the light in that window has been the first one that I see on my way to the yard.',
    typed: ['“', '”'],
  },
  {
    lang: 'de',
    text: 'Warmes Brot um sieben, und seit drei Jahren ist das Licht in diesem Fenster das erste, das ich auf dem Weg zur Werft sehe.',
    typed: ['„', '“'],
  },
  {
    lang: 'fr',
    text: 'Le pain chaud à sept heures, et depuis trois ans la lumière de cette fenêtre est la première que je vois en allant au chantier.',
    typed: ['«\u202f', '\u202f»'],
  },
];

export function Ours() {
  return (
    <>
      {VOICES.map(({ lang, text }) => (
        <PlainQuote key={lang} lang={lang} quote={text} name={NAME} role={ROLE} />
      ))}
    </>
  );
}

/** After "With large avatar" of Tailwind Plus: the marks are typed into the text. */
export function Rival() {
  return (
    <>
      {VOICES.map(({ lang, text, typed }) => (
        <section key={lang} className="bg-white px-6 py-24 sm:py-32 lg:px-8">
          <figure className="mx-auto max-w-2xl lg:max-w-4xl">
            <blockquote lang={lang} className="text-xl/8 font-semibold text-gray-900 sm:text-2xl/9">
              <p>
                {typed[0]}
                {text}
                {typed[1]}
              </p>
            </blockquote>
            <figcaption className="mt-10 text-base">
              <div className="font-semibold text-gray-900">{NAME}</div>
              <div className="mt-1 text-gray-500">{ROLE}</div>
            </figcaption>
          </figure>
        </section>
      ))}
    </>
  );
}
