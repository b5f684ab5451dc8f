import { PlainSteps } from './component.tsx';

const STEPS = [
  {
    title: 'We look at everything',
    time: '15 minutes',
    text: 'All teeth and the gum, one after the other. What we see is said aloud and written down.',
  },
  {
    title: 'Photographs of each finding and one X-ray, if it is needed',
    time: '8 minutes',
    text: 'A small camera for what can be seen.',
  },
  { title: 'You see the tooth', time: '10 minutes', text: 'On a screen beside you, and you ask.' },
  { title: 'A plan', time: '7 minutes', text: 'Two ways have two prices.' },
  { title: 'You decide', time: 'At home', text: 'Nothing is treated on the same day.' },
];
const COUNTS = [2, 3, 4, 5];

export function Ours() {
  return COUNTS.map((count) => (
    <PlainSteps
      key={count}
      title={`A visit in ${count} steps`}
      lead="It costs ₹600."
      steps={STEPS.slice(0, count)}
    />
  ));
}

/** Three columns of cards and a line for three, as in most blocks. */
export function Rival() {
  return COUNTS.map((count) => (
    <section key={count} className="mx-auto max-w-7xl px-6 py-24">
      <h2 className="text-center text-3xl font-bold">{`A visit in ${count} steps`}</h2>
      <p className="mt-2 text-center text-neutral-600">It costs ₹600.</p>
      <div className="relative mt-16">
        <hr className="absolute top-6 right-[16%] left-[16%] hidden border-neutral-300 md:block" />
        <div className="grid gap-8 md:grid-cols-3">
          {STEPS.slice(0, count).map(({ title, time, text }, index) => (
            <div key={title} className="relative text-center">
              <div className="mx-auto flex size-12 items-center justify-center rounded-full bg-neutral-900 font-bold text-white">
                {index + 1}
              </div>
              <h3 className="mt-6 text-xl font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-neutral-500">{time}</p>
              <p className="mt-2 text-neutral-600">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  ));
}
