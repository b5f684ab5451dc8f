import { PlainFoundersNote } from './component.tsx';

const SIGNATURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"%3E%3Cpath d="M20 60C50 10 60 10 70 60s50-50 70 0 40-40 80-10" fill="none" stroke="black" stroke-width="3"/%3E%3C/svg%3E';
const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"%3E%3Cpath fill="%238899aa" d="M0 0h160v90H0z"/%3E%3C/svg%3E';

const WRITER = { name: 'Kamla Negi', role: 'Founder' };
const TITLE = 'About the eighteen that were late';
const PARAGRAPHS = [
  'Between April and September you brought us 600 bicycles, and on each we hung a card with a day. On 582 of these days the bicycle was ready. I want to write about the other eighteen, because 97% is a pleasant figure and easy to hide behind.',
  'Eleven waited for a part. We had named the day before the part was in the shop, because that is what one does at a counter with a queue. From now on the card has no day until the part lies on the shelf, and until then it says so.',
  'Five waited for an answer. Above the written price we do nothing without your word, so we rang, and the bicycle stood on the stand until somebody picked up. Klaus now asks you for an hour at which you can be reached.',
  'Two were our mistake: a wheel that had to be trued again, and a card that fell behind the bench. Nobody paid for either, and both were ready on the next day.',
  'I opened in 1989 with one stand and kept the days in my head. With three stands and 600 bicycles that no longer works, which is why there is a card on your handlebar. If its day is wrong, ask for me and we look at it together.',
];

export function Ours() {
  return (
    <PlainFoundersNote
      title={TITLE}
      paragraphs={PARAGRAPHS.map((text) => ({ text }))}
      {...WRITER}
      postscript={null}
      signature={<img src={SIGNATURE} alt="Kamla Negi" />}
      portrait={<img src={PORTRAIT} alt="A bench with a wheel" />}
    />
  );
}

/** The letter of an about page, as most blocks have it. */
export function Rival() {
  return (
    <section className="bg-white py-32 text-neutral-900">
      <div className="mx-auto max-w-7xl px-6 text-center">
        <h2 className="text-4xl font-semibold tracking-tight lg:text-5xl">{TITLE}</h2>
        <img
          src={PORTRAIT}
          alt="A bench with a wheel"
          className="mt-10 aspect-video w-full rounded-2xl object-cover"
        />
        <div className="mt-12 space-y-6 text-lg leading-8 text-neutral-600">
          <p>Dear riders,</p>
          {PARAGRAPHS.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>Ride well,</p>
        </div>
        <img src={SIGNATURE} alt="Kamla Negi" className="mx-auto mt-8 h-20" />
        <p className="mt-4 font-semibold">{WRITER.name}</p>
        <p className="text-neutral-600">{WRITER.role}</p>
      </div>
    </section>
  );
}
