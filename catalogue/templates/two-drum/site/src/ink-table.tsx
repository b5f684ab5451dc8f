import { type Ink, inks, pairs } from './content.ts';

export type Chosen = { a: Ink; b: Ink };

const inkOf = (id: string): Ink => inks.find((ink) => ink.id === id) ?? inks[0]!;

export const firstPair: Chosen = { a: inkOf(pairs[0]!.a), b: inkOf(pairs[0]!.b) };

function Drum({
  label,
  name,
  chosen,
  onChoose,
}: {
  label: string;
  name: string;
  chosen: Ink;
  onChoose: (ink: Ink) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {label}: <span className="font-normal">{chosen.name}</span>
      </legend>
      <div className="flex flex-wrap gap-1 sm:gap-2">
        {inks.map((ink) => (
          <label
            key={ink.id}
            className="relative grid size-[44px] cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-key"
          >
            <input
              type="radio"
              name={name}
              value={ink.id}
              checked={ink.id === chosen.id}
              onChange={() => onChoose(ink)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{ink.name}</span>
            <span
              aria-hidden="true"
              style={{ backgroundColor: ink.hex }}
              className="size-9 rounded-full ring-key peer-checked:size-7 peer-checked:ring-3 peer-checked:ring-offset-3 peer-checked:ring-offset-paper"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Where a visitor loads both drums; every picture of the page is printed again. */
export function InkTable({
  chosen,
  onChoose,
}: {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}) {
  return (
    <section aria-labelledby="inks" className="border-2 border-line bg-paper p-4 sm:p-5">
      <h2 id="inks" className="text-xl font-bold">
        Load the drums
      </h2>
      <p className="mt-1 text-soft">Pick two inks and this whole page is printed again.</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Drum
          label="First drum"
          name="first-drum"
          chosen={chosen.a}
          onChoose={(a) => onChoose({ ...chosen, a })}
        />
        <Drum
          label="Second drum"
          name="second-drum"
          chosen={chosen.b}
          onChoose={(b) => onChoose({ ...chosen, b })}
        />
      </div>
      <ul aria-label="Pairs we like" className="mt-4 flex flex-wrap gap-2">
        {pairs.map(({ name, a, b }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={chosen.a.id === a && chosen.b.id === b}
              onClick={() => onChoose({ a: inkOf(a), b: inkOf(b) })}
              className="min-h-11 border-2 border-line px-3 font-semibold hover:bg-sheet aria-pressed:bg-key aria-pressed:text-paper"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
