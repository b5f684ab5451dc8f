import type { ReactNode } from 'react';

type Props = {
  kind: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChecked: boolean;
  onChange: () => void;
  title: string;
  text: string;
  price: ReactNode;
};

/** One row of a list to choose from, with its price at the end. */
export function Choice({ kind, name, value, isChecked, onChange, title, text, price }: Props) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 border-t border-rule px-2 py-2 hover:bg-page has-checked:bg-page">
      <input
        type={kind}
        name={name}
        value={value}
        checked={isChecked}
        onChange={onChange}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="grow">
        <span className="font-semibold">{title}</span>
        <span className="label block">{text}</span>
      </span>
      <span className="text-end tabular-nums">{price}</span>
    </label>
  );
}
