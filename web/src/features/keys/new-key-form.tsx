import { useEffect, useRef } from 'react';
import { KEY_LIFETIMES, KEY_NAME_MAX_LENGTH } from '@tessera/contract/key-rules';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FreshKey } from './fresh-key-notice.tsx';
import { useCreateKey } from './queries.ts';

type Values = { name: string; may: 'code' | 'search'; ends: string };

const MAY = [
  { value: 'code', label: 'Search and take code' },
  { value: 'search', label: 'Search only' },
] as const;

const LABELS = { 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year' };
const ENDS = [
  { value: 'never', label: 'Never' },
  ...KEY_LIFETIMES.map((days) => ({ value: String(days), label: LABELS[days] })),
];

type NewKeyFormProps = { onMade: (key: FreshKey) => void; onCancel: () => void };

export function NewKeyForm({ onMade, onCancel }: NewKeyFormProps) {
  const name = useRef<HTMLInputElement>(null);
  const creating = useCreateKey();
  const form = useForm<Values, 'name'>({
    initial: { name: '', may: 'code', ends: '90' },
    validate: ({ name: given }) => ({
      name: given.trim() === '' && 'Give it a name, such as the machine it is for.',
    }),
    submit: async ({ name: given, may, ends }) => {
      const { key, secret } = await creating.mutateAsync({
        name: given.trim(),
        scopes: may === 'code' ? ['catalogue', 'code'] : ['catalogue'],
        days: KEY_LIFETIMES.find((days) => String(days) === ends) ?? null,
      });
      onMade({ name: key.name, secret });
    },
    isOnce: true,
  });
  useEffect(() => name.current?.focus(), []);

  return (
    <Card as="section" padding="lg" aria-label="New key">
      <form {...form.props} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_13rem_10rem]">
          <TextField
            ref={name}
            {...form.field('name')}
            label="Name"
            required
            maxLength={KEY_NAME_MAX_LENGTH}
            autoComplete="off"
            placeholder="Studio laptop"
          />
          <Select {...form.choice('may')} label="It may" options={MAY} />
          <Select {...form.choice('ends')} label="It ends" options={ENDS} />
        </div>
        <FailureNotice message={form.failure} onDismiss={form.dismiss} />
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            Make the key
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}
