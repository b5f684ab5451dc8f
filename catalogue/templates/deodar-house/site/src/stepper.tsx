type Props = {
  label: string;
  note?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

const button =
  'grid size-11 place-items-center rounded-full border border-edge text-2xl leading-none hover:bg-page disabled:opacity-40';

/** A small number with a button on each side; the value is spoken when it changes. */
export function Stepper({ label, note, value, min, max, onChange }: Props) {
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-4 py-2">
      <p>
        {label}
        {note && <span className="label block">{note}</span>}
      </p>
      <div className="flex items-center gap-2">
        <button
          type="button"
          className={button}
          disabled={value <= min}
          aria-label={`Fewer: ${label.toLowerCase()}`}
          onClick={() => onChange(value - 1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output className="w-8 text-center font-serif text-2xl tabular-nums">{value}</output>
        <button
          type="button"
          className={button}
          disabled={value >= max}
          aria-label={`More: ${label.toLowerCase()}`}
          onClick={() => onChange(value + 1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  );
}
