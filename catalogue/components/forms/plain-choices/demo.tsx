import { NegiBediMark } from '../../../media/marks.tsx';
import { PlainChoices } from './component.tsx';

const SERVICES = [
  {
    value: 'check',
    label: 'Check',
    note: 'Twenty minutes, while you wait. Brakes and gears set.',
    end: '₹350',
  },
  {
    value: 'service',
    label: 'Full service',
    note: 'Two working days. 41 checks, each with a result.',
    end: '₹1,450',
  },
  {
    value: 'wheel',
    label: 'Wheel, built',
    note: 'Laced and tensioned by hand, from ₹2,600 for the parts.',
    end: '₹1,900',
  },
];
const NOTICED = [
  { value: 'brake', label: 'The brake is soft', note: 'Front or rear, we look at both.' },
  { value: 'gears', label: 'The gears jump' },
  { value: 'wobble', label: 'A wheel wobbles' },
  { value: 'noise', label: 'It squeaks, and I cannot say where' },
];
const LIMITS = [
  { value: 'ring', label: 'Ring me each time' },
  { value: '300', label: 'Go ahead up to', end: '₹300' },
  {
    value: 'own',
    label: 'Another amount',
    field: {
      label: 'Up to, in rupees',
      name: 'amount',
      type: 'number' as const,
      before: '₹',
      value: '800',
    },
  },
];
const BESIDES = [
  {
    value: 'bicycle',
    label: 'A bicycle meanwhile',
    note: 'Plain, with a lock.',
    end: '₹50 a day',
  },
  {
    value: 'parts',
    label: 'Old parts in a bag',
    note: 'Else they go to the scrap dealer on Friday.',
    end: 'Free',
  },
];

const CARD = [
  ['Full service', '₹1,450'],
  ['What we find, at most', '₹800'],
] as const;

/** The form for a stand in a bicycle workshop: one of three, up to two, an amount, and two switches. */
export function Demo() {
  return (
    <section className="[--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] dark:[--main:var(--primary,#f1f2f4)] bg-(--background,#fff) text-(--foreground,#15171a) dark:bg-(--background,#0d0e10) dark:text-(--foreground,#f1f2f4)">
      <form className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-10 px-5 py-9 md:grid-cols-12 md:px-8 md:py-14">
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 md:col-span-full">
          <h2 className="m-0! flex items-center gap-3 text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-inherit!">
            <span className="[&_svg]:size-9">
              <NegiBediMark />
            </span>
            Book a stand
          </h2>
          <span className="text-(--muted-foreground,#5a5f67) dark:text-(--muted-foreground,#a2a8b1)">
            Negi &amp; Bedi, 22 Canal Turn, Dehradun
          </span>
        </header>
        <PlainChoices
          className="md:col-span-full"
          layout="tiles"
          name="service"
          min={1}
          choices={SERVICES}
        />
        <PlainChoices
          className="md:col-span-6"
          kind="many"
          name="noticed"
          legend="What do you notice?"
          hint="The stand begins with these."
          max={2}
          choices={NOTICED}
          chosen={['brake', 'wobble']}
        />
        <PlainChoices
          className="md:col-span-6"
          name="limit"
          legend="If we find more"
          hint="Above this we stop and ring."
          min={1}
          choices={LIMITS}
          chosen={['own']}
        />
        <PlainChoices
          className="md:col-span-6"
          kind="switches"
          name="besides"
          legend="And besides"
          hint=""
          choices={BESIDES}
          chosen={['bicycle']}
        />
        <div className="flex flex-col md:col-span-6">
          <h3 className="m-0! mb-4! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-inherit!">
            On the card
          </h3>
          <dl className="m-0 tabular-nums">
            {CARD.map(([label, amount]) => (
              <div
                key={label}
                className="flex justify-between gap-x-4 border-t border-(--border,#e5e4e7) py-2.5 dark:border-(--border,#2e303a)"
              >
                <dt>{label}</dt>
                <dd className="m-0 text-end font-semibold">{amount}</dd>
              </div>
            ))}
          </dl>
          <button
            type="submit"
            className="mt-auto min-h-12 cursor-pointer rounded-[var(--radius,.5rem)] border border-transparent bg-(--main)! px-4.5 text-base! font-medium! text-(--on-main)! focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-current print:border-current print:bg-transparent! print:text-inherit!"
          >
            Book a stand
          </button>
        </div>
      </form>
    </section>
  );
}
