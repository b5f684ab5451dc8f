'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { PlainInputs } from './component.tsx';

const send = (entered: FormData): void => {
  (globalThis as { sent?: unknown }).sent = Object.fromEntries(entered);
};

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="bg-white p-5 text-neutral-900">
      <div className="max-w-xl">{children}</div>
      <h2>On the day</h2>
    </div>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainInputs
        fields={[
          { name: 'name', label: 'Your name' },
          { name: 'email', label: 'Email', kind: 'email' },
          { name: 'limit', label: 'Parts up to', kind: 'number', prefix: '₹' },
        ]}
        onSubmit={(entered) => {
          send(entered);
          return Promise.resolve();
        }}
      />
    </Page>
  );
}

type FieldProps = { id: string; label: string; type: string; error?: string | undefined };

/** Field, FieldLabel, Input and FieldError of shadcn/ui. */
function Field({ id, label, type, error }: FieldProps) {
  return (
    <div role="group" data-invalid={error ? true : undefined} className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        name={id}
        type={type}
        aria-invalid={error ? true : undefined}
        className="h-9 rounded-md border px-3 aria-invalid:border-red-600"
      />
      {error && (
        <div role="alert" className="text-sm text-red-600">
          {error}
        </div>
      )}
    </div>
  );
}

/** The form that is written with them, with a check on submit. */
export function Rival() {
  const [errors, setErrors] = useState<Record<string, string>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const valueOf = (name: string): string => {
      const value = entered.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const found: Record<string, string> = {};
    if (valueOf('name') === '') found['name'] = 'Name is required.';
    if (!/^\S+@\S+\.\S+$/.test(valueOf('email'))) found['email'] = 'Enter a valid email address.';
    if (valueOf('limit') === '') found['limit'] = 'Enter an amount.';
    setErrors(found);
    if (Object.keys(found).length === 0) send(entered);
  };

  return (
    <Page>
      <form noValidate onSubmit={submit} className="flex flex-col gap-7">
        <Field id="name" label="Your name" type="text" error={errors['name']} />
        <Field id="email" label="Email" type="email" error={errors['email']} />
        <Field id="limit" label="Parts up to" type="number" error={errors['limit']} />
        <button
          type="submit"
          className="h-9 self-start rounded-md bg-neutral-900 px-4 text-sm font-medium text-white"
        >
          Book a stand
        </button>
      </form>
    </Page>
  );
}
