import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DEFAULT_PLAN_DURATION_DAYS,
  GRANT_DAYS_MAX,
  GRANT_REASON_MAX_LENGTH,
} from '@tessera/contract/constants';
import { formatDays } from '@tessera/contract/days';
import type { Access } from '@tessera/contract/subscriptions-admin';
import { browserApi } from '../../../api/browser-api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useDraft } from '../../../state/draft.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardTitle } from '../../../ui/card.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { FetchedSelect } from '../../../ui/fetched-select.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { notify } from '../../../ui/notify.ts';
import { RequiredLabel } from '../../../ui/required-label.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useGive, type GrantRequest } from './queries.ts';

const KINDS = [
  { value: 'plan', label: 'Plan' },
  { value: 'component', label: 'Component' },
] as const;

type Values = {
  kind: (typeof KINDS)[number]['value'];
  plan: string | null;
  days: string;
  address: string;
  reason: string;
};

const START: Values = {
  kind: 'plan',
  plan: null,
  days: String(DEFAULT_PLAN_DURATION_DAYS),
  address: '',
  reason: '',
};

const INPUT = ['plan', 'days', 'address', 'reason'] as const;

type GiveAccessProps = { userId: string; name: string; access: readonly Access[] };

/** Grants or extends a plan, or grants a component. It asks for confirmation first. */
export function GiveAccess({ userId, name, access }: GiveAccessProps) {
  const plans = useQuery({
    queryKey: ['plans', 'to-give'],
    queryFn: ({ signal }) => browserApi.call('listPlans', {}, { signal }),
  });
  const give = useGive(userId);
  const [request, setRequest] = useState<GrantRequest | null>(null);
  const choices = planChoices(plans.data ?? [], access);
  const planOf = (id: string | null) => choices.find(({ value }) => value === id);
  const form = useForm({
    initial: START,
    isLive: true,
    validate: ({ kind, plan, days, address, reason }) => ({
      plan: kind === 'plan' && !planOf(plan) && 'Choose a plan.',
      days: kind === 'plan' && !isDays(days) && `Enter 1 to ${GRANT_DAYS_MAX} days.`,
      address:
        kind === 'component' && slugOf(address) === '' && 'Enter the address of a component.',
      reason: reason.trim() === '' && 'Say why.',
    }),
    submit: async (typed) => {
      give.reset();
      const common = { reason: typed.reason.trim(), requestId: crypto.randomUUID() };
      setRequest(
        typed.kind === 'plan'
          ? { kind: 'plan', planId: typed.plan!, days: Number(typed.days), ...common }
          : { kind: 'component', slug: slugOf(typed.address), ...common },
      );
    },
  });
  const { field, choice } = form;
  /** The values after the last time that something was given. The form itself only opens the confirmation. */
  const [settled, setSettled] = useState(START);
  const kept = useDraft({
    form: `access for ${userId}`,
    values: form.values,
    isDirty: INPUT.some((input) => form.values[input] !== settled[input]),
    restore: form.setValues,
    recordName: 'user',
  });
  const { kind, plan: planId, days, address } = form.values;
  const plan = planOf(planId);
  const isRunning = access.some(
    ({ item, state }) => item._id === planId && (state === 'running' || state === 'upcoming'),
  );
  const done = () => {
    kept.clear();
    setRequest(null);
    const rest = { ...form.values, reason: '', address: '' };
    form.reset(rest);
    setSettled(rest);
    notify({ title: `${name} has it now.`, tone: 'positive' });
  };
  const isExtension = isRunning && kind === 'plan';
  const given =
    kind === 'plan' ? `${plan?.label} for ${formatDays(Number(days))}` : slugOf(address);

  return (
    <section aria-label="Give access" className="rounded-md border border-line p-4">
      {!request && <FormGuard {...kept.guard} className="mb-4" />}
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle as="h3">Give or extend access</CardTitle>
          <SegmentedControl
            label="What to give"
            size="sm"
            options={KINDS}
            value={kind}
            onChange={choice('kind').onChange}
          />
        </div>
        {kind === 'plan' ? (
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <FetchedSelect
              label={<RequiredLabel>Plan</RequiredLabel>}
              required
              failure={plans.isLoadingError && 'Failed to load the plans.'}
              onRetry={() => void plans.refetch()}
              options={choices}
              {...choice('plan')}
              placeholder="Choose a plan"
              hint={isRunning && 'It runs already, so the days are added at its end.'}
            />
            <TextField
              label={<RequiredLabel>Days</RequiredLabel>}
              required
              type="number"
              min={1}
              max={GRANT_DAYS_MAX}
              {...field('days')}
            />
          </div>
        ) : (
          <TextField
            label={<RequiredLabel>Component</RequiredLabel>}
            required
            {...field('address')}
            placeholder="split-hero-with-art-panel"
            hint="Its address, or the last part of it."
          />
        )}
        <TextField
          label={<RequiredLabel>Reason</RequiredLabel>}
          required
          maxLength={GRANT_REASON_MAX_LENGTH}
          {...field('reason')}
          placeholder="Kept with the access, and seen by admins"
        />
        <Button type="submit" className="justify-self-start">
          {isExtension ? 'Extend access' : 'Give access'}
        </Button>
      </form>
      <AlertDialog
        open={request !== null}
        onOpenChange={(open) => !open && !give.isPending && setRequest(null)}
        title={isExtension ? `Extend ${plan?.label}?` : 'Give access?'}
        description={
          isExtension
            ? `${name} keeps ${plan?.label} for ${formatDays(Number(days))} more, without paying.`
            : `${name} gets ${given}, at once and without paying.`
        }
        actions={
          <>
            <DialogClose disabled={give.isPending}>Cancel</DialogClose>
            <Button
              variant="primary"
              loading={give.isPending}
              onClick={() => request && give.mutate(request, { onSuccess: done })}
            >
              Confirm
            </Button>
          </>
        }
      >
        {/* Nested, so that the question neither closes nor takes the focus meanwhile. */}
        {request && <FormGuard {...kept.guard} offer={null} />}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {give.error?.message}
        </p>
      </AlertDialog>
    </section>
  );
}

/** The plans on sale, and the plans that this user has although they are no longer sold. */
function planChoices(onSale: { _id: string; name: string }[], access: readonly Access[]) {
  const held = access.filter(({ kind, state }) => kind === 'plan' && state === 'running');
  const names = new Map([
    ...held.map(({ item }) => [item._id, item.name] as const),
    ...onSale.map(({ _id, name }) => [_id, name] as const),
  ]);
  return [...names].map(([value, label]) => ({ value, label }));
}

const isDays = (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= GRANT_DAYS_MAX;

const slugOf = (address: string) =>
  address
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? '';
