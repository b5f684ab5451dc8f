'use client';

import { type ReactNode, useRef, useState } from 'react';
import { PlainChoices } from './component.tsx';

const SERVICES = [
  { value: 'check', label: 'Check', note: 'While you wait', end: '₹350' },
  { value: 'service', label: 'Full service', note: 'Two working days', end: '₹1,450' },
  { value: 'wheel', label: 'Wheel, built', note: 'Laced and tensioned by hand', end: '₹1,900' },
];
const OWN = { value: 'own', label: 'Another job', field: { label: 'Which?', name: 'job' } };
const NOTICED = [
  { value: 'brake', label: 'The brake is soft' },
  { value: 'gears', label: 'The gears jump' },
  { value: 'noise', label: 'It squeaks' },
];
const MAX = 2;

/** The form that both versions stand in. */
function Form({ children }: { children: ReactNode }) {
  return (
    <form
      method="post"
      action="/book"
      className="grid max-w-2xl gap-8 bg-white p-8 text-neutral-900"
    >
      {children}
      <button type="submit">Book</button>
    </form>
  );
}

export function Ours() {
  return (
    <Form>
      <PlainChoices name="service" choices={[...SERVICES, OWN]} chosen={['check']} />
      <PlainChoices
        kind="many"
        name="noticed"
        legend="What do you notice?"
        hint=""
        max={MAX}
        choices={NOTICED}
        chosen={[]}
      />
    </Form>
  );
}

const RING =
  'size-4 shrink-0 border border-neutral-300 shadow-xs outline-none focus-visible:ring-[3px] disabled:opacity-50';
/** The input that Radix puts beside its button for the form. */
const BUBBLE = { position: 'absolute', pointerEvents: 'none', opacity: 0, margin: 0 } as const;

/** RadioGroup and Checkbox of shadcn/ui as Radix renders them, each entry with Label and a description. */
export function Rival() {
  const [service, setService] = useState('check');
  const [noticed, setNoticed] = useState<string[]>([]);
  const group = useRef<HTMLDivElement>(null);
  const values = [...SERVICES.map(({ value }) => value), OWN.value];

  const go = (step: number) => {
    const next = values[(values.indexOf(service) + step + values.length) % values.length]!;
    setService(next);
    group.current?.querySelector<HTMLElement>(`#${next}`)?.focus();
  };
  const radio = (value: string) => (
    <>
      <button
        type="button"
        role="radio"
        id={value}
        value={value}
        aria-checked={service === value}
        tabIndex={service === value ? 0 : -1}
        onClick={() => setService(value)}
        className={`${RING} grid place-items-center rounded-full`}
      >
        {service === value && <span className="size-2 rounded-full bg-neutral-900" />}
      </button>
      <input
        type="radio"
        aria-hidden
        tabIndex={-1}
        name="service"
        value={value}
        checked={service === value}
        readOnly
        style={BUBBLE}
      />
    </>
  );

  return (
    <Form>
      <div
        ref={group}
        role="radiogroup"
        tabIndex={-1}
        className="grid gap-3"
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') go(1);
          if (key === 'ArrowUp') go(-1);
        }}
      >
        {SERVICES.map(({ value, label, note, end }) => (
          <div
            key={value}
            className={`flex items-start gap-3 rounded-md border p-4 ${service === value ? 'border-neutral-900' : ''}`}
          >
            {radio(value)}
            <div className="grid gap-1.5">
              <label htmlFor={value} className="text-sm leading-none font-medium">
                {label}
              </label>
              <p className="text-sm text-neutral-500">{note}</p>
            </div>
            <span className="ms-auto">{end}</span>
          </div>
        ))}
        <div className="flex items-start gap-3 rounded-md border p-4">
          {radio(OWN.value)}
          <label htmlFor={OWN.value} className="text-sm leading-none font-medium">
            {OWN.label}
          </label>
        </div>
        {service === OWN.value && (
          <input name={OWN.field.name} aria-label={OWN.field.label} className="border" />
        )}
      </div>
      <div className="grid gap-3">
        <p className="font-medium">What do you notice? Choose up to 2.</p>
        {NOTICED.map(({ value, label }) => {
          const isTicked = noticed.includes(value);
          return (
            <div key={value} className="flex items-center gap-3">
              <button
                type="button"
                role="checkbox"
                id={value}
                aria-checked={isTicked}
                disabled={!isTicked && noticed.length >= MAX}
                onClick={() =>
                  setNoticed(
                    isTicked ? noticed.filter((one) => one !== value) : [...noticed, value],
                  )
                }
                className={`${RING} rounded-[4px]`}
              >
                {isTicked && '✓'}
              </button>
              <label htmlFor={value} className="text-sm leading-none font-medium">
                {label}
              </label>
            </div>
          );
        })}
      </div>
    </Form>
  );
}
