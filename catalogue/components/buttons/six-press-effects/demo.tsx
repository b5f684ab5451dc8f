import { SixPressEffects } from './component.tsx';

type Card = {
  effect: 'felt' | 'ink' | 'type' | 'tear' | 'roll' | 'stamp';
  name: string;
  says: string;
  label: string;
  note?: string;
  ground: string;
  /** How the second one is caught in the act. */
  held?: string;
};

const HIT = 'bg-(--hit) text-(--on-hit)';
const TWO = 'bg-(--two) text-(--on-two)';
const INK = 'bg-(--dark) text-(--light)';
const PAPER = 'bg-(--sheet) text-(--words)';

const WALL: Card[] = [
  {
    effect: 'felt',
    name: 'Felt',
    says: 'Goes down where the finger is. For what one does every day.',
    label: 'Ring the bell',
    ground: HIT,
    held: '*:last:[transform:perspective(20em)_rotateX(-7deg)_rotateY(9deg)]',
  },
  {
    effect: 'ink',
    name: 'Ink',
    says: 'Runs from where the pointer came in, and leaves where it left.',
    label: 'Fill the house',
    ground: PAPER,
    held: '*:last:*:last:[clip-path:circle(46%_at_30%_76%)]!',
  },
  {
    effect: 'type',
    name: 'Type',
    says: 'Wood letters stand up. Pressed, they are in the paper.',
    label: 'Print a poster',
    ground: INK,
  },
  {
    effect: 'tear',
    name: 'Tear',
    says: 'The stub comes off in the hand. For what is used up.',
    label: 'A seat',
    note: '₹140',
    ground: TWO,
    held: 'me-6 mb-4',
  },
  {
    effect: 'roll',
    name: 'Roll',
    says: 'The name is painted on it. What one gets is behind.',
    label: 'Box office',
    note: 'Till 9.30',
    ground: PAPER,
  },
  {
    effect: 'stamp',
    name: 'Stamp',
    says: 'Comes down at once, dries slowly. For a deal.',
    label: 'Refund',
    note: 'Paid',
    ground: HIT,
  },
];

/** The wall of a cinema with one screen: each effect at rest and pressed. */
export function Demo() {
  return (
    <div className="bg-(--dark) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--light) [--dark:#17130e] [--hit:oklch(from_var(--brand,#ffb000)_clamp(.25,l,.9)_c_h)] [--light:#f7f1e4] [--on-hit:var(--brand-foreground,oklch(from_var(--hit)_clamp((l_-_.5)*.5,(.58_-_l)*1000,1)_0_0))] [--on-two:oklch(from_var(--two)_clamp((l_-_.5)*.5,(.58_-_l)*1000,1)_0_0)] [--sheet:#e4dbc8] [--two:oklch(from_var(--brand-2,#3a2fb8)_clamp(.25,l,.9)_c_h)] [--words:#17130e] dark:[--sheet:#3a3127] dark:[--words:#f7f1e4] print:[--light:#101010] print:[--on-hit:#101010] print:[--on-two:#101010] print:[--words:#101010]">
      <header className="px-5 pt-5 pb-4 md:px-8 md:pt-7">
        <p className="m-0 flex flex-wrap justify-between gap-x-8 text-lg leading-tight font-bold">
          <span>One screen, 612 seats</span>
          <span>Nagpur, since 1961</span>
        </p>
        <h1 className="m-0 mt-4 -ms-[.04em] text-[12.8vw] leading-[.8] font-black tracking-[-0.06em] wrap-anywhere uppercase lg:text-[13.7vw]">
          Sitara Talkies
        </h1>
      </header>
      <div className="grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3">
        {WALL.map(({ name, says, ground, held = '', ...button }) => (
          <section
            key={name}
            className={`-mt-px flex min-w-0 flex-col px-5 pt-5 pb-9 [--size:1.75rem] md:px-8 ${ground}`}
          >
            <div className="flex min-h-27 flex-wrap items-start justify-between gap-x-5">
              <h2 className="m-0 origin-top scale-y-150 text-[3.5rem] leading-none font-black tracking-[-0.06em] wrap-anywhere uppercase">
                {name}
              </h2>
              <p className="m-0 max-w-[17ch] min-w-0 flex-[1_1_6rem] pt-2 wrap-anywhere text-base leading-tight font-bold">
                {says}
              </p>
            </div>
            <div className="mt-5 flex flex-1 flex-col justify-between gap-6">
              <SixPressEffects effects={[button]} />
              <SixPressEffects
                className={`self-end ${held}`}
                effects={[{ ...button, pressed: true }]}
              />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
